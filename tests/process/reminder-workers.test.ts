import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { addPushDevice } from "@/lib/reminders/push/add-push-device";
import { closeDatabase, database } from "@/lib/store/database";
import { fillWithReminders } from "@/tests/support/due-reminders";
import { LOOPBACK_REACH } from "@/tests/support/loopback-reach";
import { newPerson, type Person, recordsOf } from "@/tests/support/people";
import { startPushService } from "@/tests/support/push-service";
import { SHORT_LIVED } from "@/tests/support/short-lived";
import { startSmtpServer } from "@/tests/support/smtp-server";
import { newPostgresDatabase } from "@/tests/support/test-postgres";

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

type Mode = "work" | "hang" | "once" | "push" | "push-once";

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

const soon = () => new Date(Date.now() + 2000);
const DONE = { all: 1000, reminders: 1000, left: 0 };

test("two workers, a thousand due at once: a thousand notifications, none twice", async () => {
  const person = await newPerson();
  const [one, other] = [startWorker(), startWorker()];
  await Promise.all([one.says("started"), other.says("started")]);
  await fillWithReminders(person.id, 1000, soon());
  await vi.waitFor(async () => expect(await cameTo(person)).toEqual(DONE), { timeout: 60_000, interval: 100 });
  expect(await recordsOf(person, "deliver_reminder")).toHaveLength(1000);
});

test("a worker killed in the middle of a thousand: another one finishes, and none comes twice", async () => {
  const person = await newPerson();
  const first = startWorker();
  await first.says("started");
  await fillWithReminders(person.id, 1000, soon());
  await vi.waitFor(async () => expect((await cameTo(person)).all).toBeGreaterThan(0), { timeout: 60_000, interval: 5 });
  await kill(first.child);
  await startWorker().says("started");
  await vi.waitFor(async () => expect(await cameTo(person)).toEqual(DONE), { timeout: 60_000, interval: 100 });
});

const wasTold = (person: Person) => async () => expect(await recordsOf(person, "send_notification")).toHaveLength(1);

/** Nobody hears of the worker that was killed; others take up what it had in its hands, until it is over. */
async function takenUpByOthers(
  isOver: () => Promise<void>,
  mode: "once" | "push-once" = "once",
  extra: Record<string, string> = {},
): Promise<string> {
  const { client } = await database();
  let output = "";
  await vi.waitFor(
    async () => {
      // The queue gives a job to somebody else after a minute of silence and then a pause; here both have passed.
      await client.$executeRaw`
        UPDATE pgboss.job SET started_on = started_on - interval '2 minutes', start_after = now()
        WHERE state IN ('active', 'retry')`;
      const other = startWorker(mode, extra);
      await once(other.child, "exit");
      output += other.output();
      await isOver();
    },
    { timeout: 120_000, interval: 500 },
  );
  return output;
}

test("a worker killed between sending and marking: nobody sends it a second time, and the person is told", async () => {
  const person = await newPerson();
  const first = startWorker("hang");
  await first.says("started");
  await fillWithReminders(person.id, 1, soon());
  await first.says(/^sent/m);
  await kill(first.child);
  expect(await takenUpByOthers(wasTold(person))).not.toContain("sent");
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
  await takenUpByOthers(async () => expect(await delivery()).toMatchObject({ state: "sent" }), "push-once");
  await once(startWorker("push-once").child, "exit");
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
  await takenUpByOthers(wasTold(person), "once", mail);
  expect(smtp.mails).toHaveLength(1);
  expect(await recordsOf(person, "send_notification")).toMatchObject([
    { parameters: { channel: "email" }, errorMessage: expect.stringContaining("It may have arrived") },
  ]);
  expect((await cameTo(person)).all).toBe(1);
});
