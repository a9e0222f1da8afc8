import type { UIMessageStreamWriter } from "ai";
import type { ChatMessage, ToolOutput } from "@/lib/agent/chat-message";
import type { JsonObject } from "@/lib/domain/invocation";

export type ReplyWriter = UIMessageStreamWriter<ChatMessage>;

/** Words of the server's own, in a step of their own, so that a model's history has them after the results. */
export function say(writer: ReplyWriter, text: string): void {
  const id = crypto.randomUUID();
  writer.write({ type: "start-step" });
  writer.write({ type: "text-start", id });
  writer.write({ type: "text-delta", id, delta: text });
  writer.write({ type: "text-end", id });
  writer.write({ type: "finish-step" });
}

export interface ShownCall {
  name: string;
  input: JsonObject;
  output: ToolOutput;
}

/** A call that was made before the turn broke off, shown as what it is: done. */
export function showCall(writer: ReplyWriter, call: ShownCall): void {
  const toolCallId = crypto.randomUUID();
  writer.write({ type: "start-step" });
  writer.write({ type: "tool-input-available", toolCallId, toolName: call.name, input: call.input });
  writer.write({ type: "tool-output-available", toolCallId, output: call.output });
  writer.write({ type: "finish-step" });
}
