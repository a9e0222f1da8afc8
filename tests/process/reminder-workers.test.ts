import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type pg from "pg";
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import type { Channel } from "@/lib/reminders/channel";
import { deliverOnce } from "@/lib/reminders/deliver-once";
import { emailChannel } from "@/lib/reminders/email/email-channel";
import { addPushDevice } from "@/lib/reminders/push/add-push-device";
import { closeDatabase, database } from "@/lib/store/database";
import { fillWithReminders } from "@/tests/support/due-reminders";
import { LOOPBACK_REACH } from "@/tests/support/loopback-reach";
import { newPerson, type Person, recordsOf } from "@/tests/support/people";
import { startPushService } from "@/tests/support/push-service";
import { SHORT_LIVED } from "@/tests/support/short-lived";
import { startSmtpServer } from "@/tests/support/smtp-server";
import { newPostgresDatabase } from "@/tests/support/test-postgres";
import { loopbackPush, toldChannel } from "@/tests/support/told-channel";
import { whileHeld } from "@/tests/support/while-held";

let postgres: Awaited<ReturnType<typeof newPostgresDatabase>>;
const workers = new Set<ChildProcess>();

beforeAll(async () => {
  postgres = await newPostgresDatabase();
  process.env.DATABASE_URL = postgres.url;
});

afterEach(async () => {
  await Promise.all([...workers].map((worker) => kill(worker)));
});

afterAll(async () => {
  await closeDatabase();
  await postgres.drop();
});

interface Worker {
  child: ChildProcess;
  output(): string;
  says(words: string | RegExp): Promise<void>;
}

type Mode = "work" | "hang" | "push";

function startWorker(mode: Mode = "work", extra: Record<string, string> = {}): Worker {
  const child = spawn(process.execPath, [...SHORT_LIVED, "--import", "tsx", "tests/process/reminder-worker.ts", mode], {
    env: { ...process.env, NODE_ENV: "production", DATABASE_URL: postgres.url, LOG_LEVEL: "silent", ...extra },
    stdio: ["ignore", "pipe", "pipe"],
  });
  workers.add(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk) => {
      output += chunk;
    });
  }
  const says = (words: string | RegExp) =>
    vi.waitFor(() => expect(output).toMatch(words), { timeout: 120_000, interval: 20 });
  return { child, output: () => output, says };
}

async function kill(child: ChildProcess, signal: NodeJS.Signals = "SIGKILL"): Promise<void> {
  workers.delete(child);
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill(signal);
  await ended;
}

async function cameTo(person: Person): Promise<{ all: number; reminders: number; left: number }> {
  const { client } = await database();
  const where = { userId: person.id };
  const came = await client.notification.findMany({ where, select: { reminderId: true } });
  const left = await client.reminder.count({ where: { ...where, status: "scheduled" } });
  return { all: came.length, reminders: new Set(came.map(({ reminderId }) => reminderId)).size, left };
}

const soon = () => new Date(Date.now() + 500);
const allOf = (count: number) => ({ all: count, reminders: count, left: 0 });

/** Whoever is to write anything about this person has to wait. */
const HOLD_PERSON = `SELECT 1 FROM "User" WHERE "id" = $1 FOR UPDATE`;
const WHO_WAITS = `SELECT "pid", "application_name" AS "name" FROM pg_stat_activity
  WHERE pg_backend_pid() = ANY(pg_blocking_pids("pid"))`;

async function untilSomebodyWaits(holder: pg.Client): Promise<{ pid: number; name: string }> {
  for (;;) {
    const { rows } = await holder.query<{ pid: number; name: string }>(WHO_WAITS);
    if (rows[0]) return rows[0];
  }
}

/**
 * Kills the one of these workers that is at it in the middle of a thousand: a quarter has come, and with the next ones in its
 * hands it is made to wait. What it had sent the database goes with it, as when its machine is lost, or is done all the same.
 */
async function killAtWork(
  workers: Map<string, Worker>,
  statement: "is lost" | "is done",
): Promise<() => Promise<void>> {
  const [early, late] = [await newPerson(), await newPerson()];
  const { client } = await database();
  const inAnHour = new Date(Date.now() + 3_600_000);
  await fillWithReminders(early.id, 250, inAnHour);
  await fillWithReminders(late.id, 750, inAnHour);
  // All workers hear of that, and look.
  const comeDue = async () =>
    await client.$executeRaw`
    UPDATE "Reminder" SET ("remindAt", "nextAt") = (SELECT moment, moment FROM
      (SELECT now() - CASE WHEN "userId" = ${early.id}::uuid THEN interval '1 second' ELSE '0' END AS moment))
    WHERE "userId" IN (${early.id}::uuid, ${late.id}::uuid)`;
  await whileHeld(HOLD_PERSON, late.id, comeDue, async (holder) => {
    const { pid, name } = await untilSomebodyWaits(holder);
    const atWork = workers.get(name);
    if (!atWork) throw new Error(`None of the workers waits, but ${name}`);
    await kill(atWork.child);
    if (statement === "is lost") await holder.query("SELECT pg_terminate_backend($1, 5000)", [pid]);
    expect([await cameTo(early), await cameTo(late)]).toEqual([allOf(250), { all: 0, reminders: 0, left: 750 }]);
  });
  return async () => {
    expect([await cameTo(early), await cameTo(late)]).toEqual([allOf(250), allOf(750)]);
    expect(await recordsOf(late, "deliver_reminder")).toHaveLength(750);
  };
}

const namedWorker = (name: string) => startWorker("work", { PGAPPNAME: name });

test("two workers, a thousand due at once: a thousand notifications, none twice, also when one is killed at it", async () => {
  const person = await newPerson();
  const workers = new Map(["one", "other"].map((name) => [name, namedWorker(name)]));
  await Promise.all([...workers.values()].map((worker) => worker.says("started")));
  await fillWithReminders(person.id, 1000, soon());
  await vi.waitFor(async () => expect(await cameTo(person)).toEqual(allOf(1000)), { timeout: 60_000, interval: 100 });
  expect(await recordsOf(person, "deliver_reminder")).toHaveLength(1000);
  const allCame = await killAtWork(workers, "is lost");
  // Whoever is left looks by itself every half minute, and at once when there is news of anybody.
  await fillWithReminders((await newPerson()).id, 1, new Date());
  await vi.waitFor(allCame, { timeout: 60_000, interval: 100 });
});

test("a worker killed in the middle of a thousand, the only one: the next one to start finishes by itself, none twice", async () => {
  const first = namedWorker("first");
  await first.says("started");
  const allCame = await killAtWork(new Map([["first", first]]), "is done");
  startWorker();
  await vi.waitFor(allCame, { timeout: 60_000, interval: 100 });
});

const wasTold = (person: Person) => async () => expect(await recordsOf(person, "send_notification")).toHaveLength(1);

/** Nobody hears of the worker that was killed; this process takes up what it had in its hands, until it is over. */
async function takenUpByOthers(isOver: () => Promise<void>, channel: Channel): Promise<void> {
  const { client } = await database();
  await vi.waitFor(
    async () => {
      // The queue gives a job to somebody else after a minute of silence and then a pause; here both have passed.
      await client.$executeRaw`
        UPDATE pgboss.job SET started_on = started_on - interval '2 minutes', start_after = now()
        WHERE state IN ('active', 'retry')`;
      await deliverOnce(undefined, [channel]);
      await isOver();
    },
    { timeout: 120_000, interval: 100 },
  );
}

test("a worker killed between sending and marking: nobody sends it a second time, and the person is told", async () => {
  const person = await newPerson();
  const first = startWorker("hang");
  await first.says("started");
  await fillWithReminders(person.id, 1, soon());
  await first.says(/^sent/m);
  await kill(first.child);
  const sent: string[] = [];
  await takenUpByOthers(
    wasTold(person),
    toldChannel((id) => sent.push(id)),
  );
  expect(sent).toEqual([]);
  expect(await recordsOf(person, "send_notification")).toMatchObject([{ success: false, source: "system" }]);
  expect((await cameTo(person)).all).toBe(1);
});

test("a worker killed between a push and its answer: another sends the same again, which is shown once", async () => {
  const service = await startPushService();
  onTestFinished(() => service.stop());
  const browser = service.newBrowser("silence", { status: 201 });
  const person = await newPerson();
  const { endpoint, keys } = browser;
  await addPushDevice(person.id, { endpoint, keys }, { userAgent: null, reach: LOOPBACK_REACH });
  const first = startWorker("push");
  await first.says("started");
  await fillWithReminders(person.id, 1, soon());
  await vi.waitFor(() => expect(browser.messages).toHaveLength(1), { timeout: 60_000, interval: 20 });
  await kill(first.child);
  const { client } = await database();
  const delivery = () => client.notificationDelivery.findFirst({ where: { userId: person.id } });
  await takenUpByOthers(async () => expect(await delivery()).toMatchObject({ state: "sent" }), loopbackPush);
  await deliverOnce(undefined, [loopbackPush]);
  const [sent, again, ...more] = browser.messages.map(({ payload, headers }) => [payload, headers.topic]);
  expect(again).toEqual(sent);
  expect(more).toEqual([]);
  expect(await recordsOf(person, "send_notification")).toEqual([]);
});

test("a worker killed with its mail in the server's hands: one mail, and the activity says that it may have arrived", async () => {
  const smtp = await startSmtpServer();
  onTestFinished(() => smtp.stop());
  const person = await newPerson();
  const { client } = await database();
  await client.user.update({ where: { id: person.id }, data: { ownEmail: "ada@example.org", emailOn: true } });
  const [SMTP_URL = ""] = smtp.url.split("?");
  const mail = { SMTP_URL, MAIL_FROM: "steward@example.org", AUTH_SECRET: "known to all workers and to nobody else" };
  smtp.make({ at: "mail", answer: "silence" });
  const first = startWorker("work", mail);
  await first.says("started");
  await fillWithReminders(person.id, 1, soon());
  await vi.waitFor(() => expect(smtp.mails).toHaveLength(1), { timeout: 60_000, interval: 20 });
  await kill(first.child);
  smtp.make(undefined);
  await takenUpByOthers(wasTold(person), emailChannel({ url: SMTP_URL, from: mail.MAIL_FROM }));
  expect(smtp.mails).toHaveLength(1);
  expect(await recordsOf(person, "send_notification")).toMatchObject([
    { parameters: { channel: "email" }, errorMessage: expect.stringContaining("It may have arrived") },
  ]);
  expect((await cameTo(person)).all).toBe(1);
});
