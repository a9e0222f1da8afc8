import { UI_MESSAGE_STREAM_HEADERS } from "ai";
import type { ChatChunk } from "@/lib/agent/chat-message";

/** A reply as the browser's side of the AI SDK reads it. To compress it would mean to hold words back, or to pay for each. */
export const streamResponse = (stream: ReadableStream<ChatChunk>): Response =>
  new Response(asEvents(stream), {
    headers: { ...UI_MESSAGE_STREAM_HEADERS, "cache-control": "no-store, no-transform" },
  });

/** What is said in one moment travels together: a write to the network costs more than all the words of a reply. */
function asEvents(stream: ReadableStream<ChatChunk>): ReadableStream<Uint8Array> {
  const reader = stream.getReader();
  const encoder = new TextEncoder();
  let held = "";
  let isWanted = true;
  const readAll = async (controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> => {
    const flush = () => {
      if (isWanted && held !== "") controller.enqueue(encoder.encode(held));
      held = "";
    };
    const send = (event: string) => {
      if (held === "") setImmediate(flush);
      held += `data: ${event}\n\n`;
    };
    for (let next = await reader.read(); !next.done; next = await reader.read()) send(JSON.stringify(next.value));
    send("[DONE]");
    flush();
    if (isWanted) controller.close();
  };
  return new ReadableStream({
    start(controller) {
      readAll(controller).catch((error: unknown) => controller.error(error));
    },
    async cancel(reason) {
      isWanted = false;
      await reader.cancel(reason);
    },
  });
}
