import type { LanguageModelV3Prompt, LanguageModelV3ToolResultPart } from "@ai-sdk/provider";
import { z } from "zod";
import { askedCard } from "@/lib/domain/asked-card";
import { ERROR_STATUS, type ErrorCode } from "@/lib/domain/error-codes";
import type { JsonObject } from "@/lib/domain/invocation";
import { fail, succeed, type ToolResult } from "@/lib/domain/tool-result";
import { readTypedAnswer } from "@/lib/policy/read-typed-answer";

export interface DoneCall {
  tool: string;
  input: JsonObject;
  result: ToolResult;
}

/** One message of the person, what was called for it, and what was answered. The last one has no answer yet. */
export interface DialogueTurn {
  text: string;
  calls: DoneCall[];
  reply: string;
}

const jsonObject = z.custom<JsonObject>((value) => typeof value === "object" && value !== null);
const errorCode = z.custom<ErrorCode>((value) => typeof value === "string" && value in ERROR_STATUS);
const envelope = z.discriminatedUnion("success", [
  z.object({ success: z.literal(true), data: jsonObject }),
  z.object({ success: z.literal(false), data: jsonObject.nullish(), error: z.string(), error_code: errorCode }),
]);

function resultOf({ output }: LanguageModelV3ToolResultPart): ToolResult {
  const parsed = envelope.safeParse(output.type === "json" ? output.value : null);
  if (!parsed.success) return fail("INTERNAL_ERROR", "An error occurred. Please try again.");
  const { data } = parsed;
  return data.success ? succeed(data.data) : fail(data.error_code, data.error, data.data ?? null);
}

/** The conversation as the prompt tells it: all that the rules know of what was said and done before. */
export function readDialogue(prompt: LanguageModelV3Prompt): DialogueTurn[] {
  const turns: DialogueTurn[] = [];
  const asked = new Map<string, { tool: string; input: JsonObject }>();
  for (const message of prompt) {
    if (message.role === "user")
      turns.push({ text: ownWords(textIn(message.content), turns.at(-1)), calls: [], reply: "" });
    const turn = turns.at(-1);
    if (!turn) continue;
    if (message.role === "assistant") {
      const said = textIn(message.content);
      if (said) turn.reply = said;
      for (const part of message.content) {
        if (part.type !== "tool-call") continue;
        const input = jsonObject.safeParse(part.input);
        asked.set(part.toolCallId, { tool: part.toolName, input: input.success ? input.data : {} });
      }
    }
    if (message.role === "tool") {
      for (const part of message.content) {
        const call = part.type === "tool-result" ? asked.get(part.toolCallId) : undefined;
        if (call && part.type === "tool-result") turn.calls.push({ ...call, result: resultOf(part) });
      }
    }
  }
  return turns;
}

/** At a card, what comes after the answer to it is the message: "no, just mark it done". */
function ownWords(text: string, before: DialogueTurn | undefined): string {
  const answer = before?.calls.some(({ tool, result }) => askedCard(tool, result)) ? readTypedAnswer(text) : null;
  return answer && "rest" in answer && answer.rest ? answer.rest : text;
}

const textIn = (content: readonly { type: string; text?: string }[]): string =>
  content
    .flatMap((part) => (part.type === "text" && part.text !== undefined ? [part.text] : []))
    .join("\n")
    .trim();
