import { convertToModelMessages, type ModelMessage, type ToolSet } from "ai";
import { toolOutput } from "@/lib/agent/agent-tools";
import type { ChatMessage } from "@/lib/agent/chat-message";
import { sentByProgram } from "@/lib/agent/models/mark-programs";
import type { TurnContext } from "@/lib/agent/turn-context";
import type { RecalledCall } from "@/lib/tools/recall-calls";

/** The conversation as a model reads it. A call without a result, left by a crash, would break the turn: it is left out. */
export async function modelPrompt(
  { messages, earlierCalls }: Pick<TurnContext, "messages" | "earlierCalls">,
  tools: ToolSet,
): Promise<ModelMessage[]> {
  const said = await convertToModelMessages(messages.map(withSender), { tools, ignoreIncompleteToolCalls: true });
  return [...said, ...earlierCalls.flatMap(asMessages)];
}

/** Which program sent a message goes with its words; they stay as they were said. */
function withSender(message: ChatMessage): ChatMessage {
  const { token } = message.metadata ?? {};
  if (!token) return message;
  const providerMetadata = sentByProgram(token.name);
  const parts = message.parts.map((part) => (part.type === "text" ? { ...part, providerMetadata } : part));
  return { ...message, parts };
}

/** What was done for this message before its turn broke off, as if this turn had done it. */
function asMessages({ name, input, result }: RecalledCall): ModelMessage[] {
  const call = { toolCallId: result.recordId, toolName: name };
  const value = JSON.parse(JSON.stringify(toolOutput(result)));
  return [
    { role: "assistant", content: [{ type: "tool-call", ...call, input }] },
    { role: "tool", content: [{ type: "tool-result", ...call, output: { type: "json", value } }] },
  ];
}

/** Whether the person is in the middle of talking to a model rather than to the rules. */
export function isTalkingToModel(messages: readonly ChatMessage[]): boolean {
  const parts = messages.findLast(({ role }) => role === "assistant")?.parts ?? [];
  return parts.some((part) => part.type === "data-decision" && part.data.classification_method === "LLM_FALLBACK");
}
