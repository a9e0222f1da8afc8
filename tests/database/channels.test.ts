import { randomUUID } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import type { JsonObject } from "@/lib/domain/invocation";
import type { Notice } from "@/lib/domain/notice";
import { taskJson } from "@/lib/domain/task-json";
import { type Channel, UncertainError, UnsendableError } from "@/lib/reminders/channel";
import { deliverDue } from "@/lib/reminders/deliver-due";
import { deliverOnce } from "@/lib/reminders/deliver-once";
import { markRead } from "@/lib/reminders/mark-read";
import { planSending } from "@/lib/reminders/plan-sending";
import { openQueue } from "@/lib/reminders/queue";
import { sendNotice } from "@/lib/reminders/send-notice";
import { eraseUser } from "@/lib/store/account-store";
import { database } from "@/lib/store/database";
import { beginDelivery } from "@/lib/store/delivery-store";
import { endPauses } from "@/tests/support/end-pauses";
import { atMoment, newPerson, notificationsOf, type Person, recordsOf } from "@/tests/support/people";

/** Every channel of a test has a name, and so a queue, of its own. */
function channelFor(person: Person, send: (notice: Notice) => void, traits: Partial<Channel> = {}) {
  const sent: Notice[] = [];
  const channel: Channel = {
    name: `test-${randomUUID().slice(0, 8)}`,
    wantedBy: async (people) => new Set(people.filter((id) => id === person.id)),
    send: async (notice) => {
      sent.push(notice);
      send(notice);
    },
    showsRepeatsOnce: false,
    retries: { limit: 2, delaySeconds: 60 },
    ...traits,
  };
  return { channel, sent };
}

const DUE = "2030-01-02T09:00:00.000Z";
const fine = () => {};
const broken = () => {
  throw new Error("not now");
};

async function withDueReminder() {
  const person = await newPerson("Europe/Berlin");
  const task = await person.add("Call the bank");
  await person.remind({ task: task.number, remind_at: DUE });
  return person;
}

const deliver = (...channels: Channel[]) => deliverOnce(atMoment(DUE), channels);

const firstTask = ({ tasks }: JsonObject): { id: string } => z.array(taskJson).min(1).parse(tasks)[0] ?? { id: "" };

async function deliveriesOf(person: Person) {
  const { client } = await database();
  return client.notificationDelivery.findMany({ where: { userId: person.id }, orderBy: { channel: "asc" } });
}

const failuresOf = async (person: Person) =>
  (await recordsOf(person, "send_notification")).map(({ success, errorMessage, result }) => ({
    success,
    errorMessage,
    task: result?.task,
  }));

describe("a channel", () => {
  it("sends once to whoever wants it, with the task and its time, however often it is called", async () => {
    const person = await withDueReminder();
    const other = await withDueReminder();
    const { channel, sent } = channelFor(person, fine);
    for (let times = 0; times < 3; times += 1) await deliver(channel);
    const [notification] = await notificationsOf(person);
    expect(sent).toEqual([
      {
        id: notification?.id,
        userId: person.id,
        reminderId: notification?.reminderId,
        timeZone: "Europe/Berlin",
        locale: "en",
        task: { id: expect.any(String), number: 1, title: "Call the bank" },
        occurrence: null,
        occurrenceAt: DUE,
        late: false,
        heldUntil: null,
        snoozeMinutes: 10,
      },
    ]);
    expect(await deliveriesOf(person)).toMatchObject([{ state: "sent", attempts: 1 }]);
    expect([await notificationsOf(other), await deliveriesOf(other)]).toMatchObject([[{ late: false }], []]);
  });

  it("that fails is tried again by itself, and holds up no other", async () => {
    const person = await withDueReminder();
    // The only one that really waits for its pause to end.
    const failing = channelFor(
      person,
      () => {
        if (failing.sent.length === 1) broken();
      },
      { retries: { limit: 2, delaySeconds: 1 } },
    );
    const working = channelFor(person, fine);
    await deliver(failing.channel, working.channel);
    expect([failing.sent.length, working.sent.length]).toEqual([1, 1]);
    await vi.waitFor(
      async () => {
        await deliver(failing.channel, working.channel);
        expect(failing.sent).toHaveLength(2);
      },
      { timeout: 60_000, interval: 50 },
    );
    expect(failing.sent[1]).toEqual(failing.sent[0]);
    expect(working.sent).toHaveLength(1);
    for (const delivery of await deliveriesOf(person)) expect(delivery.state).toBe("sent");
    expect(await failuresOf(person)).toEqual([]);
  });

  it("that goes on failing is given up, and the person can see it", async () => {
    const person = await withDueReminder();
    const { channel, sent } = channelFor(person, broken, { retries: { limit: 1, delaySeconds: 60 } });
    await vi.waitFor(
      async () => {
        await endPauses();
        await deliver(channel);
        expect(await deliveriesOf(person)).toMatchObject([{ state: "failed", attempts: 2 }]);
      },
      { timeout: 60_000, interval: 50 },
    );
    expect(sent).toHaveLength(2);
    const failure = { success: false, errorMessage: "It could not be sent after 2 attempts." };
    expect(await failuresOf(person)).toMatchObject([{ ...failure, task: { title: "Call the bank" } }]);
  });

  it("that says it is pointless is not tried again", async () => {
    const person = await withDueReminder();
    const { channel, sent } = channelFor(person, () => {
      throw new UnsendableError("That device is gone.");
    });
    await deliver(channel);
    await deliver(channel);
    expect(sent).toHaveLength(1);
    expect(await failuresOf(person)).toMatchObject([{ errorMessage: "That device is gone." }]);
  });
});

it.each<[string, (person: Person) => Promise<unknown>]>([
  ["the task is done", (person) => person.ok("complete_task", { task: 1 })],
  ["the task is deleted", async (person) => person.remove([await person.ok("list_tasks").then(firstTask)])],
  ["it was read", (person) => markRead(person.id, { all: true })],
])("what could not be sent is not tried again once %s, and that is no failure", async (_, settle) => {
  const person = await withDueReminder();
  const { channel, sent } = channelFor(person, broken);
  await deliver(channel);
  await settle(person);
  await vi.waitFor(
    async () => {
      await endPauses();
      await deliver(channel);
      expect(await deliveriesOf(person)).toMatchObject([{ state: "settled" }]);
    },
    { timeout: 60_000, interval: 50 },
  );
  expect([sent.length, await failuresOf(person)]).toEqual([1, []]);
});

describe("that does not know whether it arrived", () => {
  const unsure = () => {
    throw new UncertainError("no answer");
  };

  it("does not send it twice where it would be seen twice, and says so", async () => {
    const person = await withDueReminder();
    const { channel, sent } = channelFor(person, unsure);
    await deliver(channel);
    await deliver(channel);
    expect(sent).toHaveLength(1);
    expect(await failuresOf(person)).toMatchObject([{ errorMessage: expect.stringContaining("may have arrived") }]);
  });

  it("tries again where it is shown once by its id", async () => {
    const person = await withDueReminder();
    const { channel } = channelFor(person, unsure, { showsRepeatsOnce: true });
    await deliver(channel);
    expect(await deliveriesOf(person)).toMatchObject([{ state: "waiting", attempts: 1 }]);
  });
});

it("what piles up in one channel keeps nothing of another from being planned", async () => {
  const person = await withDueReminder();
  const { channel } = channelFor(person, fine);
  const { client } = await database();
  await deliverDue(atMoment(DUE), [channel]);
  await client.$executeRaw`
    WITH come AS (
      INSERT INTO "Notification" ("id", "userId", "reminderId", "occurrenceAt")
      SELECT gen_random_uuid(), r."userId", r."id", now() + n * interval '1 second'
      FROM "Reminder" r, generate_series(1, 1500) AS n WHERE r."userId" = ${person.id}::uuid RETURNING "id"
    )
    INSERT INTO "NotificationDelivery" ("id", "userId", "notificationId", "channel", "createdAt")
    SELECT gen_random_uuid(), ${person.id}::uuid, "id", 'broken', now() - interval '1 day' FROM come`;
  const both = [{ ...channel, name: "broken" }, channel];
  const queue = await openQueue(both);
  await planSending(queue, both);
  expect(await queue.getQueueSize(`notify-${channel.name}`)).toBe(1);
  await queue.stop({ graceful: false });
});

describe("stopped between sending and marking", () => {
  /** The attempt that nobody heard of again. */
  async function interrupted(traits: Partial<Channel>) {
    const person = await withDueReminder();
    const { channel, sent } = channelFor(person, fine, traits);
    await deliverOnce(atMoment(DUE), [{ ...channel, name: `${channel.name}-idle`, wantedBy: async () => new Set() }]);
    const { client } = await database();
    const [notification] = await notificationsOf(person);
    const id = randomUUID();
    const data = { id, userId: person.id, notificationId: notification?.id ?? "", channel: channel.name };
    await client.notificationDelivery.create({ data });
    await beginDelivery(id, new Date());
    await sendNotice(id, channel);
    return { person, sent };
  }

  it("it is not sent twice where it would be seen twice, and that is said", async () => {
    const { person, sent } = await interrupted({ showsRepeatsOnce: false });
    expect(sent).toEqual([]);
    expect(await failuresOf(person)).toMatchObject([{ errorMessage: expect.stringContaining("may have arrived") }]);
  });

  it("it is sent again where it is shown once by its id", async () => {
    const { person, sent } = await interrupted({ showsRepeatsOnce: true });
    expect(sent).toHaveLength(1);
    expect(await deliveriesOf(person)).toMatchObject([{ state: "sent", attempts: 2 }]);
  });
});

it("with an account go its notifications and the jobs that were to send them", async () => {
  const person = await withDueReminder();
  const { channel } = channelFor(person, broken);
  await deliver(channel);
  const [delivery] = await deliveriesOf(person);
  const queue = await openQueue([channel]);
  const jobName = `notify-${channel.name}`;
  expect(await queue.getJobById(jobName, delivery?.id ?? "")).toMatchObject({ state: "retry" });
  await eraseUser(person.id);
  expect(await queue.getJobById(jobName, delivery?.id ?? "")).toBeNull();
  await queue.stop({ graceful: false });
});
