import type { Json, JsonObject } from "@/lib/domain/invocation";
import type { MessageState, StoredMessage } from "@/lib/domain/stored-message";
import { messageFromRow } from "@/lib/store/chat-row";
import { database } from "@/lib/store/database";

export interface ReplyProgress {
  parts: Json[];
  state: MessageState;
  metadata?: JsonObject;
}

/**
 * Progress, sign of life and the question whether to stop, in one statement. Null when this attempt no longer counts:
 * somebody took the reply over, or it was deleted.
 */
export async function saveReply(
  userId: string,
  replyId: string,
  attempt: number,
  { parts, state, metadata = {} }: ReplyProgress,
): Promise<{ stopRequested: boolean } | null> {
  const { client } = await database();
  const [row] = await client.$queryRaw<{ stopRequested: boolean }[]>`
    UPDATE "Message" SET "parts" = ${JSON.stringify(parts)}::jsonb, "state" = ${state}::"MessageState",
      "metadata" = ${JSON.stringify(metadata)}::jsonb, "updatedAt" = clock_timestamp()
    WHERE "userId" = ${userId}::uuid AND "id" = ${replyId} AND "attempt" = ${attempt} AND "state" = 'streaming'
    RETURNING "stopRequestedAt" IS NOT NULL AS "stopRequested"`;
  return row ?? null;
}

/** Whoever writes the reply, on whatever instance, finds this at its next sign of life. False: nothing was running. */
export async function requestStop(userId: string, conversationId: string): Promise<boolean> {
  const { client } = await database();
  const { count } = await client.message.updateMany({
    where: { userId, conversationId, state: "streaming" },
    data: { stopRequestedAt: new Date() },
  });
  return count > 0;
}

/** The reply that is being written in a conversation, if any. */
export async function findRunningReply(userId: string, conversationId: string): Promise<StoredMessage | null> {
  const { client } = await database();
  await interruptSilentReplies(userId, conversationId);
  const row = await client.message.findFirst({ where: { userId, conversationId, state: "streaming" } });
  return row && messageFromRow(row);
}

export async function findMessage(userId: string, id: string): Promise<StoredMessage | null> {
  const { client } = await database();
  const row = await client.message.findUnique({ where: { userId_id: { userId, id } } });
  return row && messageFromRow(row);
}

/** A writer that has not been heard of for so long is gone: it reports several times a second. */
const SILENCE_SECONDS = 10;

/** What a dead process left unfinished is said to be so. */
export async function interruptSilentReplies(userId: string, conversationId: string): Promise<void> {
  const { client } = await database();
  await client.$executeRaw`
    UPDATE "Message" SET "state" = 'interrupted'
    WHERE "userId" = ${userId}::uuid AND "conversationId" = ${conversationId}::uuid AND "state" = 'streaming'
      AND "updatedAt" < clock_timestamp() - make_interval(secs => ${SILENCE_SECONDS})`;
}

/** For a start that owns the whole database: whoever wrote these replies is gone. */
export async function interruptAllReplies(): Promise<number> {
  const { client } = await database();
  return client.$executeRaw`UPDATE "Message" SET "state" = 'interrupted' WHERE "state" = 'streaming'`;
}
