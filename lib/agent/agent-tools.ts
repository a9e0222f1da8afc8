import { createHash } from "node:crypto";
import { jsonSchema, type ToolSet, tool } from "ai";
import { z } from "zod";
import type { ToolOutput } from "@/lib/agent/chat-message";
import type { RecordedResult } from "@/lib/tools/run-tool";
import { TOOLS } from "@/lib/tools/tool-registry";
import type { ToolTurn } from "@/lib/tools/tool-turn";

export type RunCall = (name: string, input: unknown, toolCallId: string) => Promise<ToolOutput>;

/**
 * The registry's tools as the AI SDK takes them. Input is not checked here: every call, sound or not, goes to the gate,
 * which checks it, decides and writes it down. Who calls is closed over and reaches no model.
 */
export function agentTools(run: RunCall): ToolSet {
  return Object.fromEntries(
    TOOLS.map(({ name, title, description, input }) => [
      name,
      tool({
        title,
        description,
        inputSchema: schemaOf(input),
        execute: (call, { toolCallId }) => run(name, call, toolCallId),
      }),
    ]),
  );
}

const schemas = new Map<z.ZodType, ReturnType<typeof jsonSchema>>();

/** Worked out once: it is the same for every turn. */
function schemaOf(input: z.ZodType): ReturnType<typeof jsonSchema> {
  const known = schemas.get(input);
  if (known) return known;
  const { $schema: _, ...description } = z.toJSONSchema(input, { io: "input", unrepresentable: "any" });
  const schema = jsonSchema(JSON.parse(JSON.stringify(description)));
  schemas.set(input, schema);
  return schema;
}

export const toolOutput = ({ recordId, ...result }: RecordedResult): ToolOutput => ({ ...result, record_id: recordId });

/**
 * Runs calls of one message so that a second try repeats none of them: the key is what was called and how often in this
 * try, not when, because a model may come to the same call by another way, or have forgotten that it made it.
 */
export function callsOfMessage(
  messageId: string,
  turn: ToolTurn,
): (name: string, input: unknown) => Promise<ToolOutput> {
  const times = new Map<string, number>();
  const nextKey = (name: string, input: unknown): string => {
    const call = createHash("sha256")
      .update(JSON.stringify([name, input]))
      .digest("base64url")
      .slice(0, 22);
    times.set(call, (times.get(call) ?? 0) + 1);
    return `${messageId}/${call}/${times.get(call)}`;
  };
  return async (name, input) => toolOutput(await turn.run(name, input, nextKey(name, input)));
}
