import type { Notice } from "@/lib/domain/notice";
import { database } from "@/lib/store/database";

/** What has not gone out yet by this channel. What was never tried goes first, however much there is to try again. */
export async function findWaitingDeliveries(channel: string, limit: number): Promise<string[]> {
  const { client } = await database();
  const rows = await client.notificationDelivery.findMany({
    where: { channel, state: { in: ["waiting", "sending"] } },
    select: { id: true },
    orderBy: [{ attempts: "asc" }, { createdAt: "asc" }],
    take: limit,
  });
  return rows.map(({ id }) => id);
}

export interface BegunDelivery {
  notice: Notice;
  /** This one included. */
  attempts: number;
  /** An earlier attempt began and nobody knows how it ended. */
  mayHaveArrived: boolean;
}

interface BegunRow {
  attempts: number;
  previous: "waiting" | "sending";
  id: string;
  userId: string;
  reminderId: string;
  timeZone: string;
  occurrence: string | null;
  locale: string;
  occurrenceAt: Date;
  late: boolean;
  heldUntil: Date | null;
  snoozeMinutes: number;
  taskId: string;
  number: number;
  title: string;
}

/**
 * Written down before anything is sent. Null when there is nothing left to do: it was sent, given up or deleted, or the
 * person has read it or closed its task meanwhile and need not be told again.
 */
export async function beginDelivery(id: string, now: Date): Promise<BegunDelivery | null> {
  const { client } = await database();
  const [row] = await client.$queryRaw<BegunRow[]>`
    WITH before AS (
      SELECT d."id", d."state", n."readAt" IS NOT NULL OR t."status" <> 'pending' OR t."deletedAt" IS NOT NULL AS "isSettled"
      FROM "NotificationDelivery" d JOIN "Notification" n ON n."id" = d."notificationId"
        JOIN "Reminder" r ON r."id" = n."reminderId" JOIN "Task" t ON t."id" = r."taskId"
      WHERE d."id" = ${id}::uuid FOR UPDATE OF d
    ), begun AS (
      UPDATE "NotificationDelivery" d SET "state" = (CASE WHEN b."isSettled" THEN 'settled' ELSE 'sending' END)::"DeliveryState",
        "attempts" = d."attempts" + 1, "updatedAt" = ${now.toISOString()}::timestamptz
      FROM before b WHERE d."id" = b."id" AND b."state" IN ('waiting', 'sending')
      RETURNING d."notificationId", d."attempts", b."state" AS "previous", b."isSettled"
    )
    SELECT b."attempts", b."previous"::text, n."id", n."userId", n."reminderId", u."timeZone", u."locale", n."occurrenceAt", n."late",
      n."heldUntil", u."snoozeMinutes", t."id" AS "taskId", t."number", t."title",
      CASE WHEN t."recurrence" IS NOT NULL THEN t."dueOn"::text END AS "occurrence"
    FROM begun b JOIN "Notification" n ON n."id" = b."notificationId" JOIN "Reminder" r ON r."id" = n."reminderId"
      JOIN "Task" t ON t."id" = r."taskId" JOIN "User" u ON u."id" = n."userId"
    WHERE NOT b."isSettled"`;
  if (!row) return null;
  const { attempts, previous, taskId, number, title, occurrenceAt, heldUntil, ...notice } = row;
  const moments = { occurrenceAt: occurrenceAt.toISOString(), heldUntil: heldUntil?.toISOString() ?? null };
  return {
    notice: { ...notice, ...moments, task: { id: taskId, number, title } },
    attempts,
    mayHaveArrived: previous === "sending",
  };
}

/** How an attempt ended. */
export async function endDelivery(id: string, state: "sent" | "waiting", problem: string | null, now: Date) {
  const { client } = await database();
  const where = { id, state: "sending" as const };
  await client.notificationDelivery.updateMany({ where, data: { state, problem, updatedAt: now } });
}

/** Given up, and written down where the person can see it; once, however often it is said. */
export async function giveUpDelivery(id: string, { id: noticeId, userId, task }: Notice, problem: string, now: Date) {
  const { client } = await database();
  const moment = now.toISOString();
  await client.$executeRaw`
    WITH failed AS (
      UPDATE "NotificationDelivery" SET "state" = 'failed', "problem" = ${problem}, "updatedAt" = ${moment}::timestamptz
      WHERE "id" = ${id}::uuid AND "state" = 'sending' RETURNING "id", "channel"
    )
    INSERT INTO "ToolInvocationRecord" ("id", "userId", "source", "sequence", "toolName", "parameters", "classificationMethod",
      "result", "success", "errorCode", "errorMessage", "idempotencyKey", "invokedAt", "durationMs")
    SELECT gen_random_uuid(), ${userId}::uuid, 'system', 1, 'send_notification',
      jsonb_build_object('channel', "channel", 'notification', ${noticeId}::text), 'DIRECT', ${JSON.stringify({ task })}::jsonb, false,
      'INTERNAL_ERROR', ${problem}, "id"::text, ${moment}::timestamptz, 0
    FROM failed`;
}
