import { createHash } from "node:crypto";
import { applyMigrations } from "@/lib/store/apply-migrations";
import type { Database } from "@/lib/store/database";
import { listTasks } from "@/lib/store/task-list";
import { findOrCreateUser } from "@/lib/store/user-store";
import { runTool } from "@/lib/tools/run-tool";
import { directCaller } from "@/lib/tools/tool-caller";
import { bareConnection } from "./bare-connection";
import { compare, type Ratio } from "./measure";
import { type BenchDatabase, shareDatabase } from "./open-databases";

const MANY = 100_000;
const FEW = 100;

/** Adding through the gate, listing and finding among many, each against the same work without us. */
export async function benchmarkGate({ database, connectionString, query }: BenchDatabase): Promise<Ratio[]> {
  shareDatabase(database);
  await applyMigrations(database, connectionString);
  const bare = bareConnection(query);
  const person = async (name: string) =>
    directCaller(await findOrCreateUser({ provider: "local", providerAccountId: name }, { name, timeZone: "UTC" }));
  const [adding, few, many] = [await person("adding"), await person("few"), await person("many")];
  await fill(database, few.userId, FEW);
  await fill(database, many.userId, MANY);
  await database.client.$executeRawUnsafe('ANALYZE "Task"');

  const call = (name: string, input: unknown, caller = adding) => runTool({ name, input, caller });
  return [
    await compare(
      "add_task through the gate / the same statements",
      2.5,
      (round) => call("add_task", { title: `Buy milk ${round}` }),
      (round) => bare.addTask(adding.userId, `Buy milk ${round}`),
    ),
    await compare(
      "list_tasks, first page, 100,000 tasks / 100",
      2,
      () => call("list_tasks", {}, many),
      () => call("list_tasks", {}, few),
    ),
    await compare(
      "search for a mistyped word in 100,000 / raw indexed SQL",
      2,
      (round) => listTasks(many.userId, { status: "all", search: mistyped(round) }, { limit: 20 }),
      (round) => bare.findLike(many.userId, mistyped(round)),
      { rounds: 100, warmUp: 20 },
    ),
  ];
}

const WORDS = ["milk", "bank", "garden", "report", "dentist", "tickets", "passport", "laundry", "birthday", "invoice"];

/** The second word of one of the titles, with two letters swapped. */
function mistyped(round: number): string {
  const digest = createHash("md5")
    .update(String(round + 1000))
    .digest("hex");
  const word = digest.replace(/\d/g, (digit) => LETTERS[Number(digit)] ?? "").slice(0, 10);
  return `${word.slice(0, 4)}${word[5]}${word[4]}${word.slice(6)}`;
}

/** Stand in for digits, so that the titles are made of words. */
const LETTERS = "ghijklmnop";

/** Titles as people have them: some words in common, none the same. */
async function fill({ client }: Database, userId: string, count: number): Promise<void> {
  await client.$executeRaw`
    INSERT INTO "Task" ("id", "userId", "number", "title", "status", "dueOn", "createdAt", "updatedAt")
    SELECT gen_random_uuid(), ${userId}::uuid, n, (${WORDS}::text[])[1 + n % 10] || ' ' || left(translate(md5(n::text), '0123456789', ${LETTERS}), 10)
        || ' ' || left(translate(md5((-n)::text), '0123456789', ${LETTERS}), 8),
      CASE WHEN n % 3 = 0 THEN 'completed' ELSE 'pending' END::"TaskStatus",
      CASE WHEN n % 2 = 0 THEN DATE '2026-01-01' + n % 700 END, now(), now()
    FROM generate_series(1, ${count}::int) AS n`;
  await client.user.update({ where: { id: userId }, data: { nextTaskNumber: count + 1 } });
}
