import type { Tool as ListedTool } from "@modelcontextprotocol/server";
import { z } from "zod";
import { withQuestionFields } from "@/lib/mcp/open-question";
import { inputSchema, outputSchema } from "@/lib/mcp/tool-schema";
import { TOOLS } from "@/lib/tools/tool-registry";

type Effect = (typeof TOOLS)[number]["effect"];

/** What a client may know before it calls. A write can be taken back, so it destroys nothing; nothing leaves Steward. */
const ANNOTATIONS: Record<Effect, ListedTool["annotations"]> = {
  read: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  write: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
  destroy: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
};

/** A change names its record, which is what undo takes. */
const withRecordId = (output: z.ZodType, effect: Effect): z.ZodType =>
  output instanceof z.ZodObject && effect === "write" ? output.extend({ record_id: z.string() }) : output;

/** The registry as MCP lists it. Worked out once: it is the same for everybody. */
export const TOOL_LIST: ListedTool[] = TOOLS.map(({ name, title, description, effect, input, output }) => ({
  name,
  title,
  description,
  inputSchema: inputSchema(input),
  outputSchema: outputSchema(withRecordId(withQuestionFields(output), effect)),
  annotations: ANNOTATIONS[effect],
}));
