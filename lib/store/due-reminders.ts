import type { JsonObject } from "@/lib/domain/invocation";
import type { QuietHours } from "@/lib/domain/quiet-hours";
import type { Reminder } from "@/lib/domain/reminder";
import type { ShownTaskJson } from "@/lib/domain/shown-task-json";
import { database } from "@/lib/store/database";
import { Prisma, type Reminder as ReminderRow } from "@/lib/store/generated/client";
import { reminderFromRow } from "@/lib/store/rows";

export interface DueReminder {
  reminder: Reminder;
  task: ShownTaskJson;
  /** Not done and not deleted: only then is anybody reminded. */
  taskIsOpen: boolean;
  timeZone: string;
  /** Null while they are switched off. */
  quietHours: QuietHours | null;
  /** The end of the quiet hours in which something last had to wait. */
  quietUntil: Date | null;
}

/** Everybody's reminders whose time has come, the oldest first; but those of people who are left in peace. */
export async function findDueReminders(now: Date, limit: number): Promise<DueReminder[]> {
  const { client } = await database();
  const rows = await client.$queryRaw<(ReminderRow & DueColumns)[]>`
    SELECT r.*, t."number" AS "taskNumber", t."title" AS "taskTitle", u."timeZone", u."quietUntil",
      CASE WHEN u."quietHoursOn" THEN jsonb_build_object('from', u."quietFrom", 'to', u."quietTo") END AS "quietHours",
      t."status" = 'pending' AND t."deletedAt" IS NULL AS "taskIsOpen"
    FROM "Reminder" r JOIN "Task" t ON t."id" = r."taskId" JOIN "User" u ON u."id" = r."userId"
    WHERE r."status" = 'scheduled' AND GREATEST(r."nextAt", u."quietUntil") <= ${now.toISOString()}::timestamptz
      AND r."nextAt" <= ${now.toISOString()}::timestamptz
    ORDER BY r."nextAt" LIMIT ${limit}`;
  return rows.map(({ taskNumber, taskTitle, taskIsOpen, timeZone, quietHours, quietUntil, ...row }) => ({
    reminder: reminderFromRow(row),
    task: { id: row.taskId, number: taskNumber, title: taskTitle },
    taskIsOpen,
    timeZone,
    quietHours,
    quietUntil,
  }));
}

interface DueColumns {
  taskNumber: number;
  taskTitle: string;
  taskIsOpen: boolean;
  timeZone: string;
  quietHours: QuietHours | null;
  quietUntil: Date | null;
}

/** The moments at which somebody is to be reminded, up to a horizon; of who is left in peace, the end of that. */
export async function findReminderTimes(until: Date, limit: number): Promise<Date[]> {
  const { client } = await database();
  const rows = await client.$queryRaw<{ nextAt: Date }[]>`
    SELECT DISTINCT GREATEST(r."nextAt", u."quietUntil") AS "nextAt" FROM "Reminder" r JOIN "User" u ON u."id" = r."userId"
    WHERE r."status" = 'scheduled' AND r."nextAt" <= ${until.toISOString()}::timestamptz
      AND GREATEST(r."nextAt", u."quietUntil") <= ${until.toISOString()}::timestamptz
    ORDER BY 1 LIMIT ${limit}`;
  return rows.map(({ nextAt }) => nextAt);
}

/** Somebody whose quiet hours have begun, as they were read. */
export interface Hush {
  userId: string;
  timeZone: string;
  hours: QuietHours;
  until: Date;
}

/** Leaves people in peace until their quiet hours end; who has changed them since is read again. Answers how many. */
export async function leaveInPeace(people: Hush[]): Promise<number> {
  if (people.length === 0) return 0;
  const { client } = await database();
  return client.$executeRaw`
    UPDATE "User" u SET "quietUntil" = a."until"
    FROM jsonb_to_recordset(${JSON.stringify(people)}::jsonb) AS a("userId" uuid, "timeZone" text, "hours" jsonb, "until" timestamptz)
    WHERE u."id" = a."userId" AND u."timeZone" = a."timeZone" AND u."quietHoursOn"
      AND u."quietFrom" = a."hours"->>'from' AND u."quietTo" = a."hours"->>'to'`;
}

/** What becomes of one due reminder, decided beforehand. */
export interface Claim {
  id: string;
  /** As it was read: if anything about it changed since, it is left alone and read again. */
  version: number;
  occurrenceAt: string;
  nextAt: string | null;
  status: Reminder["status"];
  /** Null: its task is closed, so its time passes without a word. */
  notice: NewNotice | null;
}

interface NewNotice {
  id: string;
  late: boolean;
  heldUntil: string | null;
  recordId: string;
  result: JsonObject;
  deliveries: NewDelivery[];
}

interface NewDelivery {
  id: string;
  channel: string;
}

/**
 * Moves the reminders on, makes their notifications with what is to go out by which channel, and writes it all down: one
 * statement, so that a crash leaves either everything or nothing. Rows that another worker holds are skipped; the key of
 * a notification, reminder and moment, has the last word. Answers how many reminders were settled here.
 */
export async function claimReminders(claims: Claim[], now: Date): Promise<number> {
  const { client } = await database();
  const moment = Prisma.sql`${now.toISOString()}::timestamptz`;
  const [row] = await client.$queryRaw<{ claimed: bigint }[]>`
    WITH asked AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(claims)}::jsonb) AS a("id" uuid, "version" int,
        "occurrenceAt" timestamptz, "nextAt" timestamptz, "status" "ReminderStatus", "notice" jsonb)
    ), locked AS (
      SELECT r."id" FROM "Reminder" r JOIN asked a ON a."id" = r."id" JOIN "Task" t ON t."id" = r."taskId"
      WHERE r."version" = a."version" AND r."status" = 'scheduled'
        AND (t."status" = 'pending' AND t."deletedAt" IS NULL) = (a."notice" IS NOT NULL)
      FOR UPDATE OF r SKIP LOCKED
    ), claimed AS (
      UPDATE "Reminder" r SET "nextAt" = a."nextAt", "status" = a."status", "version" = r."version" + 1, "updatedAt" = ${moment},
        "deliveredCount" = r."deliveredCount" + (a."notice" IS NOT NULL)::int
      FROM asked a JOIN locked l ON l."id" = a."id" WHERE r."id" = a."id"
      RETURNING r."id", r."userId", a."occurrenceAt", a."notice"
    ), notified AS (
      INSERT INTO "Notification" ("id", "userId", "reminderId", "occurrenceAt", "late", "heldUntil", "createdAt")
      SELECT (c."notice"->>'id')::uuid, c."userId", c."id", c."occurrenceAt", (c."notice"->>'late')::boolean,
        (c."notice"->>'heldUntil')::timestamptz, ${moment}
      FROM claimed c WHERE c."notice" IS NOT NULL
      ON CONFLICT DO NOTHING RETURNING "id"
    ), told AS (
      SELECT c.* FROM claimed c JOIN notified n ON n."id" = (c."notice"->>'id')::uuid
    ), deliveries AS (
      INSERT INTO "NotificationDelivery" ("id", "userId", "notificationId", "channel", "createdAt", "updatedAt")
      SELECT (d->>'id')::uuid, t."userId", (t."notice"->>'id')::uuid, d->>'channel', ${moment}, ${moment}
      FROM told t, jsonb_array_elements(t."notice"->'deliveries') AS d
    ), recorded AS (
      INSERT INTO "ToolInvocationRecord" ("id", "userId", "source", "sequence", "toolName", "parameters",
        "classificationMethod", "result", "success", "idempotencyKey", "invokedAt", "durationMs")
      SELECT (t."notice"->>'recordId')::uuid, t."userId", 'system', 1, 'deliver_reminder',
        jsonb_build_object('reminder', t."id"), 'DIRECT', t."notice"->'result', true, t."notice"->>'id', ${moment}, 0
      FROM told t
    )
    SELECT count(*) AS "claimed" FROM claimed`;
  return Number(row?.claimed ?? 0);
}
