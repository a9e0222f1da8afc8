import { setTimeout as pause } from "node:timers/promises";
import { readUIMessageStream } from "ai";
import type { ReplyClaim } from "@/lib/agent/begin-turn";
import { STOPPED_BY_PERSON } from "@/lib/agent/broken-off";
import type { ChatChunk, ChatMessage, ChatPart } from "@/lib/agent/chat-message";
import { closePart } from "@/lib/agent/read-message";
import type { ReplyEnd } from "@/lib/agent/reply-end";
import type { Json, JsonObject } from "@/lib/domain/invocation";
import { storableJson } from "@/lib/domain/storable-json";
import { log } from "@/lib/platform/log";
import { type ReplyProgress, saveReply } from "@/lib/store/chat-reply";

/** Several times a second: progress for whoever follows from elsewhere, a sign of life, and a look for a stop. */
const BEAT_MS = 250;

interface Keeping {
  userId: string;
  claim: ReplyClaim;
  stream: ReadableStream<ChatChunk>;
  /** Stops the work on the reply. */
  stop: AbortController;
  /** How it ended, once the stream is at its end. */
  endOf(): { end: ReplyEnd; metadata: JsonObject };
}

/** Writes a reply into its row while it grows, and once more when it is finished, whether anybody listens or not. */
export async function keepReply({ userId, claim, stream, stop, endOf }: Keeping): Promise<void> {
  let parts: ChatPart[] = [];
  const save = (progress: ReplyProgress) => saveReply(userId, claim.replyId, claim.attempt, progress);
  const beat = async () => {
    const row = await save({ parts: asJson(parts), state: "streaming" });
    if (!row) stop.abort("taken over");
    else if (row.stopRequested) stop.abort(STOPPED_BY_PERSON);
  };
  const pulse = startPulse(beat);
  for await (const message of readUIMessageStream<ChatMessage>({ stream })) parts = message.parts;
  await pulse.end();
  const { end, metadata } = endOf();
  await finish(() => save({ parts: asJson(parts.map(closePart)), state: end.state, metadata }));
}

/** One beat at a time; a beat that fails is only a beat missed. */
function startPulse(beat: () => Promise<void>): { end(): Promise<void> } {
  let running = Promise.resolve();
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    running = beat()
      .catch((error: unknown) => log.warn({ err: error }, "A reply was not saved on the way"))
      .finally(() => {
        isBusy = false;
      });
  }, BEAT_MS);
  return {
    end: () => {
      clearInterval(timer);
      return running;
    },
  };
}

const ATTEMPTS = 5;

/** The last word must not be lost to a moment of weakness of the database. */
async function finish(save: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await save();
      return;
    } catch (error) {
      if (attempt >= ATTEMPTS) {
        log.error({ err: error }, "A reply was not saved");
        return;
      }
      await pause(200 * attempt);
    }
  }
}

const asJson = (parts: ChatPart[]): Json[] => JSON.parse(JSON.stringify(storableJson(parts)));
