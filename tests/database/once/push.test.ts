// Never run again: races. Keys that many ask for first are made once; nobody is sent a thing twice.
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Channel } from "@/lib/reminders/channel";
import { deliverOnce } from "@/lib/reminders/deliver-once";
import { addPushDevice } from "@/lib/reminders/push/add-push-device";
import { pushChannel } from "@/lib/reminders/push/push-channel";
import { tryPush } from "@/lib/reminders/push/try-push";
import { vapidKeys } from "@/lib/reminders/push/vapid-keys";
import { closeDatabase, database } from "@/lib/store/database";
import { keepSecret } from "@/lib/store/kept-secret-store";
import { markNotificationsRead } from "@/lib/store/notification-store";
import type { BrowserSubscription } from "@/tests/support/browser-subscription";
import { endPauses } from "@/tests/support/end-pauses";
import { LOOPBACK_REACH } from "@/tests/support/loopback-reach";
import { atMoment, newPerson, notificationsOf, type Person, recordsOf, remindersOf } from "@/tests/support/people";
import { type PushService, startPushService } from "@/tests/support/push-service";

const DUE = "2030-01-02T09:00:00.000Z";

let service: PushService;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.stop());
// Whoever is left over from another test is told nothing.
beforeEach(async () => {
  const { client } = await database();
  await client.user.deleteMany({});
});

/** The channel as it is, but for how often it tries; its pauses are ended by the test. */
const channel: Channel = { ...pushChannel(LOOPBACK_REACH), retries: { limit: 2, delaySeconds: 60 } };
const deliver = () => deliverOnce(atMoment(DUE), [channel]);

async function withDueReminder(...browsers: BrowserSubscription[]): Promise<Person> {
  const person = await newPerson("Europe/Berlin");
  const task = await person.add("Call the bank");
  await person.remind({ task: task.number, remind_at: DUE });
  for (const browser of browsers) await allow(person, browser);
  return person;
}

const allow = (person: Person, { endpoint, keys }: BrowserSubscription) =>
  addPushDevice(person.id, { endpoint, keys }, { userAgent: "Firefox/143.0 (Android)", reach: LOOPBACK_REACH });

async function devicesOf(person: Person) {
  const { client } = await database();
  return client.pushSubscription.findMany({ where: { userId: person.id }, orderBy: { createdAt: "asc" } });
}

async function deliveryOf(person: Person) {
  const { client } = await database();
  return client.notificationDelivery.findFirstOrThrow({ where: { userId: person.id } });
}

const failuresOf = async (person: Person) =>
  (await recordsOf(person, "send_notification")).map(({ errorMessage }) => errorMessage);

/** Delivers, as a scheduler would, until this is so. */
const until = (check: () => Promise<void> | void) =>
  vi.waitFor(
    async () => {
      await endPauses();
      await deliver();
      await check();
    },
    { timeout: 60_000, interval: 50 },
  );

describe("a browser that allowed it", () => {
  it("gets what it can read and its vendor can trust, once", async () => {
    const browser = service.newBrowser();
    const person = await withDueReminder(browser);
    for (let times = 0; times < 3; times += 1) await deliver();
    const [notification] = await notificationsOf(person);
    const [reminder] = await remindersOf(person);
    expect(browser.messages.map(({ payload }) => payload)).toEqual([
      {
        kind: "reminder",
        id: notification?.id,
        reminder: reminder?.id,
        task: { id: reminder?.taskId, number: 1, title: "Call the bank" },
        occurrence: null,
        at: DUE,
        late: false,
        time_zone: "Europe/Berlin",
        held: false,
        snooze_minutes: 10,
      },
    ]);
    const [message] = browser.messages;
    expect(message?.headers).toMatchObject({ ttl: "86400", urgency: "high", "content-encoding": "aes128gcm" });
    expect(message?.headers.topic).toBe(notification?.id.replaceAll("-", ""));
    expect(message?.headers.authorization).toContain(`k=${(await vapidKeys()).publicKey}`);
    expect(message?.claims).toMatchObject({ aud: service.address, sub: "mailto:steward@example.org" });
    expect(await devicesOf(person)).toMatchObject([{ deviceName: "Firefox on Android", lastUsedAt: expect.any(Date) }]);
    expect(await deliveryOf(person)).toMatchObject({ state: "sent", attempts: 1 });
  });

  it("gets a long title cut, and the day of a task that repeats", async () => {
    const browser = service.newBrowser();
    const person = await newPerson();
    const task = await person.add({ title: "👩‍🚀".repeat(51), due: "2030-01-02T10:00", recurrence: "FREQ=DAILY" });
    await person.remind({ task: task.number, remind_at: DUE });
    await allow(person, browser);
    await deliver();
    const [message] = browser.messages;
    expect(message?.payload).toMatchObject({ occurrence: "2030-01-02", task: { title: expect.stringMatching(/…$/) } });
    expect(message?.bytes).toBeLessThan(3000);
  });

  it("hears nothing of what was dealt with before it could be reached", async () => {
    const browser = service.newBrowser({ status: 500 });
    const person = await withDueReminder(browser);
    await deliver();
    await markNotificationsRead(person.id, "all", new Date());
    await until(async () => expect(await deliveryOf(person)).toMatchObject({ state: "settled" }));
    expect(browser.messages).toHaveLength(1);
    expect(await failuresOf(person)).toEqual([]);
  });

  it("can be tried", async () => {
    const person = await newPerson();
    const works = service.newBrowser();
    const gone = service.newBrowser({ status: 410 });
    await allow(person, works);
    await allow(person, gone);
    const trial = (endpoint: string, who = person) => tryPush(who.id, endpoint, LOOPBACK_REACH);
    expect(await trial(works.endpoint)).toEqual({ works: true, sentence: "Sent. It should appear in a moment." });
    expect(works.messages[0]?.payload).toEqual({ kind: "test", id: "test" });
    expect(await trial(gone.endpoint)).toMatchObject({ works: false, sentence: expect.stringContaining("again") });
    expect(await devicesOf(person)).toMatchObject([{ endpoint: works.endpoint }]);
    await expect(trial(works.endpoint, await newPerson())).rejects.toThrow("off for this device");
  });
});

describe("a vendor that answers", () => {
  it.each([404, 410])("%i: the browser is forgotten, and that is no failure", async (status) => {
    const person = await withDueReminder(service.newBrowser({ status }));
    await deliver();
    expect(await devicesOf(person)).toEqual([]);
    expect(await deliveryOf(person)).toMatchObject({ state: "sent" });
    expect(await failuresOf(person)).toEqual([]);
  });

  it("429: it is left alone for as long as it asked, and then told", async () => {
    const browser = service.newBrowser({ status: 429, headers: { "retry-after": "3600" } }, { status: 201 });
    const person = await withDueReminder(browser);
    await deliver();
    const [device] = await devicesOf(person);
    expect(device?.retryAt?.getTime()).toBeGreaterThan(Date.now() + 3_000_000);
    await until(async () => expect((await deliveryOf(person)).attempts).toBe(2));
    expect(browser.messages).toHaveLength(1);
    const { client } = await database();
    await client.pushSubscription.updateMany({ data: { retryAt: new Date() } });
    await until(() => expect(browser.messages).toHaveLength(2));
    expect(await deliveryOf(person)).toMatchObject({ state: "sent" });
    expect(await devicesOf(person)).toMatchObject([{ retryAt: null }]);
  });

  it("500: it is asked again, and who has it already is left in peace", async () => {
    const [fine, faulty] = [service.newBrowser(), service.newBrowser({ status: 500 }, { status: 201 })];
    const person = await withDueReminder(fine, faulty);
    await until(() => expect(faulty.messages).toHaveLength(2));
    expect(fine.messages).toHaveLength(1);
    expect(faulty.messages[1]?.payload).toEqual(faulty.messages[0]?.payload);
    expect(await deliveryOf(person)).toMatchObject({ state: "sent", attempts: 2 });
    expect(await failuresOf(person)).toEqual([]);
  });

  it("500 for good: it is given up, and the activity says who did not get it", async () => {
    const person = await withDueReminder(service.newBrowser(), service.newBrowser({ status: 500 }));
    await until(async () => expect(await deliveryOf(person)).toMatchObject({ state: "failed" }));
    expect(await failuresOf(person)).toEqual(["It did not reach 1 of 2 devices after 3 attempts."]);
    expect(await devicesOf(person)).toHaveLength(2);
  });

  it.each([307, 400, 413])("%i: it is not asked again, and the activity says so", async (status) => {
    const elsewhere = service.newBrowser();
    const browser = service.newBrowser({ status, headers: { location: elsewhere.endpoint } });
    const person = await withDueReminder(browser);
    for (let times = 0; times < 2; times += 1) await deliver();
    expect([browser.messages.length, elsewhere.messages.length]).toEqual([1, 0]);
    expect(await failuresOf(person)).toEqual([`The browser's push service refused it (${status}).`]);
  });
});

describe("one browser, two people", () => {
  it("is whoever's allowed it last, and tells nothing of the other", async () => {
    const browser = service.newBrowser();
    const ada = await withDueReminder(browser);
    const bob = await withDueReminder(browser);
    await deliver();
    const [bobs] = await notificationsOf(bob);
    expect(browser.messages.map(({ payload }) => payload.id)).toEqual([bobs?.id]);
    expect([await devicesOf(ada), await devicesOf(bob)]).toMatchObject([[], [{ endpoint: browser.endpoint }]]);
  });

  it("is not taken over by somebody who knows only its address", async () => {
    const [browser, thief] = [service.newBrowser(), service.newBrowser()];
    const ada = await withDueReminder(browser);
    const mallory = await newPerson();
    await expect(allow(mallory, { ...thief, endpoint: browser.endpoint })).rejects.toThrow("other keys");
    expect(await devicesOf(ada)).toHaveLength(1);
  });
});

describe("the keys of the server", () => {
  it("are made once, however many ask first", async () => {
    const { client } = await database();
    const made = await Promise.all(Array.from({ length: 20 }, (_, index) => keepSecret("a test", () => `${index}`)));
    expect(new Set(made).size).toBe(1);
    expect(await client.keptSecret.count({ where: { name: "a test" } })).toBe(1);
  });

  it("are found again by the next process", async () => {
    const before = await vapidKeys();
    await closeDatabase();
    expect(await vapidKeys()).toEqual(before);
  });

  it("that are others now reach no browser that allowed the old ones, and nobody is bothered with that", async () => {
    const person = await withDueReminder(service.newBrowser());
    const { client } = await database();
    await client.pushSubscription.updateMany({ data: { vapidKey: "the one before" } });
    await deliver();
    expect(await client.notificationDelivery.count({ where: { userId: person.id } })).toBe(0);
    expect(await notificationsOf(person)).toHaveLength(1);
  });
});
