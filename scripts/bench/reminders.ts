import { randomUUID } from "node:crypto";
import { deliverDue } from "@/lib/reminders/deliver-due";
import { applyMigrations } from "@/lib/store/apply-migrations";
import { findOrCreateUser } from "@/lib/store/user-store";
import { fillWithReminders } from "../../tests/support/due-reminders";
import type { Query } from "./bare-connection";
import { compare, type Ratio } from "./measure";
import { type BenchDatabase, shareDatabase } from "./open-databases";

const DUE = 1000;
const BATCH = 250;
const ROUNDS = 5;
const WARM_UP = 1;

/** A thousand due reminders made into notifications, against a bare loop that takes as many at a time and writes the same. */
export async function benchmarkReminders({ database, connectionString, query }: BenchDatabase): Promise<Ratio[]> {
  shareDatabase(database);
  await applyMigrations(database, connectionString);
  const identity = { provider: "local", providerAccountId: "reminded" };
  const { id } = await findOrCreateUser(identity, { name: "Reminded", timeZone: "Europe/Berlin" });
  const fill = () => fillWithReminders(id, DUE, new Date(Date.now() - 1000));
  const drained = async (work: Promise<number>) => {
    const count = await work;
    if (count !== DUE) throw new Error(`${count} of ${DUE} were delivered`);
  };
  const ratio = await compare(
    `${DUE} due reminders delivered / a bare SKIP LOCKED loop`,
    2,
    { work: () => drained(deliverDue()), before: fill },
    { work: () => drained(bareLoop(query)), before: fill },
    { rounds: ROUNDS, warmUp: WARM_UP },
  );
  return [ratio];
}

interface Row {
  id: string;
  userId: string;
  nextAt: Date;
  number: number;
  title: string;
  taskId: string;
}

/** BEGIN, lock some, move them on, write notifications and records, COMMIT; until there are none. */
async function bareLoop(query: Query): Promise<number> {
  for (let done = 0; ; ) {
    await query("BEGIN");
    const { rows: due } = await query<Row>(
      `SELECT r."id", r."userId", r."nextAt", r."taskId", t."number", t."title" FROM "Reminder" r JOIN "Task" t ON t."id" = r."taskId"
       WHERE r."status" = 'scheduled' AND r."nextAt" <= now() AND t."status" = 'pending' AND t."deletedAt" IS NULL
       ORDER BY r."nextAt" LIMIT ${BATCH} FOR UPDATE OF r SKIP LOCKED`,
    );
    if (due.length === 0) {
      await query("COMMIT");
      return done;
    }
    const ids = due.map(({ id }) => id);
    const people = due.map(({ userId }) => userId);
    const moments = due.map(({ nextAt }) => nextAt.toISOString());
    await query(
      `UPDATE "Reminder" SET "nextAt" = NULL, "status" = 'done', "deliveredCount" = "deliveredCount" + 1, "version" = "version" + 1,
         "updatedAt" = now() WHERE "id" = ANY($1::uuid[])`,
      [ids],
    );
    await query(
      `INSERT INTO "Notification" ("id", "userId", "reminderId", "occurrenceAt", "late", "createdAt")
       SELECT gen_random_uuid(), u, r, m, false, now() FROM unnest($1::uuid[], $2::uuid[], $3::timestamptz[]) AS x(u, r, m)
       ON CONFLICT DO NOTHING`,
      [people, ids, moments],
    );
    await query(
      `INSERT INTO "ToolInvocationRecord" ("id", "userId", "source", "sequence", "toolName", "parameters", "classificationMethod",
         "result", "success", "idempotencyKey", "invokedAt", "durationMs")
       SELECT k, u, 'system', 1, 'deliver_reminder', jsonb_build_object('reminder', r), 'DIRECT', x, true, k::text, now(), 0
       FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::jsonb[]) AS y(k, u, r, x)`,
      [due.map(() => randomUUID()), people, ids, due.map(resultOf)],
    );
    await query("COMMIT");
    done += due.length;
  }
}

const resultOf = ({ id, nextAt, taskId, number, title }: Row): string =>
  JSON.stringify({ reminder: { id, task: { id: taskId, number, title } }, occurrence_at: nextAt, late: false });
