import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";

/** One way of OpenAI's to stream an answer, in the order in which it is spoken. */
export interface OpenAiStream {
  open(): void;
  /** Whether the end of the words is told, or left open by what goes wrong next. */
  say(words: AsyncIterable<string>, isWhole: boolean): Promise<void>;
  /** A call, its input in fragments. */
  call(name: string, input: string): void;
  /** An error told inside the stream. */
  fail(): void;
  finish(reason: string): void;
}

const send = (response: ServerResponse, event: object): void =>
  void response.write(`data: ${JSON.stringify(event)}\n\n`);

const fragmentsOf = (text: string): string[] => text.match(/[\s\S]{1,6}/g) ?? [];

export function speakChatCompletions(response: ServerResponse): OpenAiStream {
  const head = { id: "chatcmpl-1", object: "chat.completion.chunk", created: 1, model: "scripted" };
  const delta = (change: object, reason: string | null = null) =>
    send(response, { ...head, choices: [{ index: 0, delta: change, finish_reason: reason }] });
  let calls = 0;
  return {
    open: () => delta({ role: "assistant", content: "" }),
    async say(words) {
      for await (const content of words) delta({ content });
    },
    call(name, input) {
      const index = calls++;
      const start = { index, id: `call_${randomUUID()}`, type: "function", function: { name, arguments: "" } };
      delta({ tool_calls: [start] });
      for (const part of fragmentsOf(input)) delta({ tool_calls: [{ index, function: { arguments: part } }] });
    },
    fail: () => send(response, { error: { message: "Scripted", type: "server_error", code: null, param: null } }),
    finish(reason) {
      delta({}, reason);
      send(response, {
        ...head,
        choices: [],
        usage: { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 },
      });
      response.write("data: [DONE]\n\n");
    },
  };
}

export function speakResponses(response: ServerResponse): OpenAiStream {
  let sequence = 0;
  let output = 0;
  const tell = (type: string, event: object) => send(response, { type, sequence_number: sequence++, ...event });
  return {
    open: () => tell("response.created", { response: { id: "resp_1", created_at: 1, model: "scripted" } }),
    async say(words, isWhole) {
      const item = { type: "message", id: `msg_${randomUUID()}` };
      const place = { item_id: item.id, output_index: output, content_index: 0 };
      tell("response.output_item.added", { output_index: output, item });
      for await (const delta of words) tell("response.output_text.delta", { ...place, delta });
      if (isWhole) tell("response.output_item.done", { output_index: output++, item });
    },
    call(name, input) {
      const call_id = `call_${randomUUID()}`;
      const item = { type: "function_call", id: `fc_${call_id}`, call_id, name, arguments: "" };
      const place = { item_id: item.id, output_index: output };
      tell("response.output_item.added", { output_index: output, item });
      for (const delta of fragmentsOf(input)) tell("response.function_call_arguments.delta", { ...place, delta });
      const done = { ...item, arguments: input, status: "completed" };
      tell("response.output_item.done", { output_index: output++, item: done });
    },
    fail: () => tell("error", { code: "server_error", message: "Scripted", param: null }),
    finish(reason) {
      const usage = { input_tokens: 10, output_tokens: 5 };
      if (reason !== "length") return tell("response.completed", { response: { usage } });
      tell("response.incomplete", { response: { incomplete_details: { reason: "max_output_tokens" }, usage } });
    },
  };
}
