import { createUIMessageStreamResponse } from "ai";
import type { ChatChunk } from "@/lib/agent/chat-message";

/** A reply as the browser's side of the AI SDK reads it. To compress it would mean to hold words back, or to pay for each. */
export const streamResponse = (stream: ReadableStream<ChatChunk>): Response =>
  createUIMessageStreamResponse({ stream, headers: { "cache-control": "no-store, no-transform" } });
