import type { Change } from "@/lib/domain/change";
import type { Invocation, JsonObject } from "@/lib/domain/invocation";
import { LIMITS } from "@/lib/domain/limits";
import type { PendingActionRequester, ShownTask } from "@/lib/domain/pending-action";
import { database } from "@/lib/store/database";
import { Prisma, type PrismaClient } from "@/lib/store/generated/client";

interface NewPendingAction {
  id: string;
  tasks: ShownTask[];
  requestedBy: PendingActionRequester;
  /** What the open card of the same turn showed, when this one joins it; it keeps its id. */
  joins: ShownTask[] | null;
}

/** Everything a call does to the database, decided beforehand. */
export interface Commit {
  record: Omit<Invocation, "undoneAt">;
  pendingAction?: NewPendingAction | undefined;
  /** Records that this call takes back. */
  undoes?: string[] | undefined;
  /** Whether tasks may go into the bin by it. Where nobody said so, the statement itself refuses. */
  mayBin?: boolean | undefined;
}

type Runner = Pick<PrismaClient, "$queryRaw">;

/**
 * Effect and record in one statement, hence in one transaction and one round trip. Every row written is guarded by the
 * version it was read at; if any is not there, `require_all_written` takes the whole statement back and the caller
 * decides again on fresh rows. Answers with the result as recorded: a new task learns its number here, a new card its
 * hour of expiry.
 */
export async function commitChanges(commit: Commit, runner?: Runner): Promise<JsonObject | null> {
  const client = runner ?? (await database()).client;
  const writes = writesOf(commit);
  const statements = writes.map(({ name, sql }) => Prisma.sql`${Prisma.raw(name)} AS (${sql})`);
  const [row] = await client.$queryRaw<{ result: JsonObject | null }[]>`
    ${statements.length > 0 ? Prisma.sql`WITH ${Prisma.join(statements, ", ")}` : Prisma.empty}
    ${recordInsert(commit.record, writes)}
    RETURNING "result"`;
  return row?.result ?? null;
}

interface Write {
  name: string;
  rows: number;
  sql: Prisma.Sql;
}

function writesOf({ record, pendingAction, undoes = [], mayBin = false }: Commit): Write[] {
  const { userId, changes } = record;
  const [created, ...others] = changes.filter((change) => change.entity === "task" && change.before === null);
  if (others.length > 0) throw new Error("One call makes one task: its number is learned in passing");
  const tasks = changes.filter((change) => change.entity === "task" && change.before !== null);
  const newReminders = changes.filter((change) => change.entity === "reminder" && change.before === null);
  const reminders = changes.filter((change) => change.entity === "reminder" && change.before !== null);
  const writes: (Write | false)[] = [
    created !== undefined && { name: "task_number", rows: 1, sql: takeTaskNumber(userId) },
    created !== undefined && { name: "new_task", rows: 1, sql: insertTask(created) },
    tasks.length > 0 && { name: "tasks", rows: tasks.length, sql: updateTasks(userId, tasks, mayBin) },
    newReminders.length > 0 && { name: "new_reminders", rows: newReminders.length, sql: insertReminders(newReminders) },
    reminders.length > 0 && { name: "reminders", rows: reminders.length, sql: updateRows(REMINDER, userId, reminders) },
    pendingAction !== undefined && { name: "pending_action", rows: 1, sql: writePendingAction(record, pendingAction) },
    undoes.length > 0 && { name: "undone", rows: undoes.length, sql: markUndone(record, undoes) },
  ];
  return writes.filter((write) => write !== false);
}

const rowsOf = (changes: Change[]): string => JSON.stringify(changes.map(({ after }) => after));

interface Table {
  name: "Task" | "Reminder";
  /** What a change may alter; the rest is set once. */
  columns: string[];
}

const TASK: Table = {
  name: "Task",
  columns: [
    ...["title", "description", "status", "priority", "dueOn", "dueAt", "recurrence"],
    ...["completedAt", "deletedAt", "version", "updatedAt"],
  ],
};
const REMINDER: Table = {
  name: "Reminder",
  columns: [
    ...["remindAt", "minutesBeforeDue", "repeatIntervalMinutes", "repeatCount"],
    ...["deliveredCount", "nextAt", "status", "version", "updatedAt"],
  ],
};

const columns = (names: string[], prefix = "") => Prisma.raw(names.map((name) => `${prefix}"${name}"`).join(", "));
const assignments = (names: string[]) => Prisma.raw(names.map((name) => `"${name}" = a."${name}"`).join(", "));

/** Locks the person's row until the statement ends, so numbers are given out one by one and never twice. */
const takeTaskNumber = (userId: string): Prisma.Sql => Prisma.sql`
    UPDATE "User" SET "nextTaskNumber" = "nextTaskNumber" + 1 WHERE "id" = ${userId}::uuid
    RETURNING "nextTaskNumber" - 1 AS "number"`;

function insertTask(change: Change): Prisma.Sql {
  const names = ["id", "userId", "createdAt", ...TASK.columns];
  return Prisma.sql`
    INSERT INTO "Task" (${columns(names)}, "number")
    SELECT ${columns(names, "a.")}, task_number."number"
    FROM jsonb_populate_record(NULL::"Task", ${JSON.stringify(change.after)}::jsonb) AS a, task_number
    RETURNING "number"`;
}

/** Each row only if it is still at the version it was read at. */
function updateRows(
  { name, columns: names }: Table,
  userId: string,
  changes: Change[],
  besides: Prisma.Sql = Prisma.empty,
): Prisma.Sql {
  return Prisma.sql`
    UPDATE ${Prisma.raw(`"${name}"`)} AS r SET ${assignments(names)}
    FROM jsonb_populate_recordset(NULL::${Prisma.raw(`"${name}"`)}, ${rowsOf(changes)}::jsonb) AS a
    WHERE r."id" = a."id" AND r."userId" = ${userId}::uuid AND r."version" = a."version" - 1 ${besides}
    RETURNING r."id"`;
}

/** What a plan says of a row before is not believed: whether it lies in the bin already, the row says. */
function updateTasks(userId: string, changes: Change[], mayBin: boolean): Prisma.Sql {
  const staysOut = Prisma.sql`(r."deletedAt" IS NOT NULL OR a."deletedAt" IS NULL)`;
  return updateRows(TASK, userId, changes, mayBin ? Prisma.empty : Prisma.sql`AND ${staysOut}`);
}

function insertReminders(changes: Change[]): Prisma.Sql {
  const names = ["id", "userId", "taskId", "createdAt", ...REMINDER.columns];
  return Prisma.sql`
    INSERT INTO "Reminder" (${columns(names)})
    SELECT ${columns(names, "a.")} FROM jsonb_populate_recordset(NULL::"Reminder", ${rowsOf(changes)}::jsonb) AS a
    RETURNING "id"`;
}

/** The five minutes are the database's: clock_timestamp(), because now() stands still inside a transaction. */
function writePendingAction(record: Commit["record"], action: NewPendingAction): Prisma.Sql {
  const tasks = JSON.stringify(action.tasks);
  const expiresAt = Prisma.sql`clock_timestamp() + make_interval(mins => ${LIMITS.confirmationMinutes}::int)`;
  if (action.joins) {
    return Prisma.sql`
      UPDATE "PendingAction" SET "tasks" = ${tasks}::jsonb, "expiresAt" = ${expiresAt}
      WHERE "id" = ${action.id}::uuid AND "userId" = ${record.userId}::uuid AND "status" = 'pending'
        AND "tasks" = ${JSON.stringify(action.joins)}::jsonb
      RETURNING "expiresAt"`;
  }
  return Prisma.sql`
    INSERT INTO "PendingAction"
      ("id", "userId", "conversationId", "messageId", "actionType", "tasks", "requestedBy", "tokenId", "createdAt", "expiresAt")
    VALUES (${action.id}::uuid, ${record.userId}::uuid, ${record.conversationId}::uuid, ${record.messageId}, 'DELETE_TASK',
      ${tasks}::jsonb, ${action.requestedBy}::"PendingActionRequester", ${record.tokenId}::uuid, clock_timestamp(), ${expiresAt})
    RETURNING "expiresAt"`;
}

function markUndone(record: Commit["record"], undoes: string[]): Prisma.Sql {
  return Prisma.sql`
    UPDATE "ToolInvocationRecord" SET "undoneAt" = ${record.invokedAt}::timestamptz
    WHERE "id" = ANY(${undoes}::uuid[]) AND "userId" = ${record.userId}::uuid AND "undoneAt" IS NULL
    RETURNING "id"`;
}

function recordInsert(record: Commit["record"], writes: Write[]): Prisma.Sql {
  const counts = writes.map(({ name }) => Prisma.sql`(SELECT count(*) FROM ${Prisma.raw(name)})`);
  const expected = writes.reduce((sum, write) => sum + write.rows, 0);
  const { changes, result } = learnedValues(new Set(writes.map(({ name }) => name)));
  return Prisma.sql`
    INSERT INTO "ToolInvocationRecord" (${columns(RECORD_COLUMNS)}, "changes", "result")
    SELECT ${columns(RECORD_COLUMNS, "a.")}, ${changes}, ${result}
    FROM jsonb_populate_record(NULL::"ToolInvocationRecord", ${JSON.stringify(record)}::jsonb) AS a
    WHERE require_all_written(${expected}::bigint, ${counts.length > 0 ? Prisma.join(counts, " + ") : Prisma.sql`0`})`;
}

/** What only the statement itself knows is put into the record in passing. */
function learnedValues(writes: Set<string>): { changes: Prisma.Sql; result: Prisma.Sql } {
  if (writes.has("new_task")) {
    const number = Prisma.sql`(SELECT to_jsonb("number") FROM new_task)`;
    return {
      changes: Prisma.sql`jsonb_set(a."changes", '{0,after,number}', ${number})`,
      result: Prisma.sql`jsonb_set(a."result", '{task,number}', ${number})`,
    };
  }
  if (writes.has("pending_action")) {
    const expiry = Prisma.sql`to_jsonb((SELECT to_char("expiresAt" AT TIME ZONE 'UTC', ${ISO_FORMAT}) FROM pending_action))`;
    return {
      changes: Prisma.sql`a."changes"`,
      result: Prisma.sql`jsonb_set(a."result", '{pending_action,expires_at}', ${expiry})`,
    };
  }
  return { changes: Prisma.sql`a."changes"`, result: Prisma.sql`a."result"` };
}

const ISO_FORMAT = 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"';

const RECORD_COLUMNS = [
  ...["id", "userId", "conversationId", "messageId", "source", "tokenId", "sequence", "toolName", "parameters"],
  ...[
    "intentClassification",
    "confidence",
    "classificationMethod",
    "reasoning",
    "success",
    "errorCode",
    "errorMessage",
  ],
  ...["idempotencyKey", "invokedAt", "durationMs"],
];
