import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { LIMITS } from "@/lib/domain/limits";
import type { Channel } from "@/lib/reminders/channel";
import { deliverDue } from "@/lib/reminders/deliver-due";
import { deliverOnce } from "@/lib/reminders/deliver-once";
import { sayAddressCode, sendAddressCode } from "@/lib/reminders/email/address-code";
import { changeNotificationSettings } from "@/lib/reminders/notification-settings";
import { addPushDevice } from "@/lib/reminders/push/add-push-device";
import { pushChannel } from "@/lib/reminders/push/push-channel";
import { database } from "@/lib/store/database";
import { findReminderTimes } from "@/lib/store/due-reminders";
import { readNotificationSettings } from "@/lib/views/notification-settings";
import { endPauses } from "@/tests/support/end-pauses";
import { LOOPBACK_REACH } from "@/tests/support/loopback-reach";
import { atMoment, newPerson, notificationsOf, refusal, times } from "@/tests/support/people";
import { type PushService, startPushService } from "@/tests/support/push-service";
import { startSmtpServer, type TestSmtpServer } from "@/tests/support/smtp-server";

/**
 * What push services and mail servers do is tried in tests/database/once, on one database. These are the statements
 * written by hand that it goes through: they must mean the same on both.
 */
let pushes: PushService;
let mails: TestSmtpServer;

beforeAll(async () => {
  [pushes, mails] = await Promise.all([startPushService(), startSmtpServer()]);
});

afterAll(() => Promise.all([pushes.stop(), mails.stop()]));

const DUE = "2030-01-02T09:00:00.000Z";
const SET = { clock: atMoment("2030-01-01T12:00:00Z") };

test("of a person's devices one has it, one is tried again, and one is left alone for as long as it asked", async () => {
  const fine = pushes.newBrowser();
  const faulty = pushes.newBrowser({ status: 500 }, { status: 201 });
  const busy = pushes.newBrowser({ status: 429, headers: { "retry-after": "3600" } }, { status: 201 });
  const person = await newPerson();
  for (const { endpoint, keys } of [fine, faulty, busy])
    await addPushDevice(person.id, { endpoint, keys }, { userAgent: null, reach: LOOPBACK_REACH });
  await person.remind({ task: (await person.add("Call the bank")).number, remind_at: DUE });
  const channel: Channel = { ...pushChannel(LOOPBACK_REACH), retries: { limit: 5, delaySeconds: 60 } };
  const { client } = await database();
  const delivery = () => client.notificationDelivery.findFirstOrThrow({ where: { userId: person.id } });
  const devices = () =>
    client.pushSubscription.findMany({ where: { userId: person.id }, orderBy: { createdAt: "asc" } });
  /** Delivers, as a scheduler would, until this is so. */
  const until = (check: () => Promise<void>) =>
    vi.waitFor(
      async () => {
        await endPauses();
        await deliverOnce(atMoment(DUE), [channel]);
        await check();
      },
      { timeout: 60_000, interval: 50 },
    );
  const came = () => [fine, faulty, busy].map(({ messages }) => messages.length);

  await deliverOnce(atMoment(DUE), [channel]);
  expect(came()).toEqual([1, 1, 1]);
  const [first, second, third] = await devices();
  expect((await delivery()).reached).toEqual([first?.id]);
  expect([first?.lastUsedAt, second?.lastUsedAt, second?.retryAt]).toEqual([expect.any(Date), null, null]);
  expect(third?.retryAt?.getTime()).toBeGreaterThan(Date.now() + 3_000_000);

  await until(async () => expect((await delivery()).attempts).toBe(2));
  expect(came()).toEqual([1, 2, 1]);
  expect((await delivery()).reached).toEqual([first?.id, second?.id]);

  await client.pushSubscription.updateMany({ where: { userId: person.id }, data: { retryAt: new Date() } });
  await until(async () => expect(await delivery()).toMatchObject({ state: "sent", attempts: 3 }));
  expect(came()).toEqual([1, 2, 2]);
  expect((await devices()).map(({ retryAt }) => retryAt === null)).toEqual([false, false, true]);
});

test("a reminder in quiet hours waits for their end, and keeps nobody else waiting", async () => {
  const [resting, awake] = [await newPerson(), await newPerson()];
  await changeNotificationSettings(resting.id, { quiet_hours: { on: true, from: "22:00", to: "07:00" } }, null);
  for (const person of [resting, awake]) {
    const task = await person.add("Feed the cat", SET);
    await person.remind({ task: task.number, remind_at: "2030-01-02T22:30" }, SET);
  }
  const cameTo = async (person: typeof resting) =>
    (await notificationsOf(person)).map(({ late, heldUntil }) => [late, heldUntil?.toISOString() ?? null]);
  const planned = async () =>
    (await findReminderTimes(new Date("2030-01-03T09:00:00Z"), 1000)).map((time) => time.toISOString());

  for (const moment of ["22:30:00", "22:30:01"]) await deliverDue(atMoment(`2030-01-02T${moment}Z`));
  expect([await cameTo(resting), await cameTo(awake)]).toEqual([[], [[false, null]]]);
  expect(await planned()).toEqual(["2030-01-03T07:00:00.000Z"]);
  await deliverDue(atMoment("2030-01-03T06:59:59Z"));
  expect(await cameTo(resting)).toEqual([]);
  for (const moment of ["07:00:00", "07:00:01"]) await deliverDue(atMoment(`2030-01-03T${moment}Z`));
  expect(await cameTo(resting)).toEqual([[false, "2030-01-03T07:00:00.000Z"]]);
});

test("a mailed code may be guessed at five times, all at once too; a new one counts anew, once", async () => {
  const person = await newPerson();
  const address = `${crypto.randomUUID()}@example.org`;
  const send = async () => {
    await sendAddressCode(person.id, { address }, { url: mails.url, from: "steward@example.org" });
    const mail = mails.mails.findLast(({ readers }) => readers.includes(address));
    return /^\d{6}/.exec(mail?.text ?? "")?.[0] ?? "";
  };
  const say = (code: string) => sayAddressCode(person.id, { code });
  const emailOf = async () => (await readNotificationSettings(person.id)).email;

  const code = Number(await send());
  const wrong = (step: number) => String((code + step) % 1_000_000).padStart(6, "0");
  const answers = await times(2 * LIMITS.emailCodeTries, (index) => refusal(say(wrong(index + 1))));
  expect(answers.filter(({ error }) => /not the code/.test(error))).toHaveLength(LIMITS.emailCodeTries);
  expect((await refusal(say(wrong(0)))).error).toMatch(/Ask for a new one/);
  expect(await emailOf()).toMatchObject({ on: false, address: null });

  const latest = await send();
  await say(latest);
  expect(await emailOf()).toMatchObject({ on: true, address, is_own: true });
  expect((await refusal(say(latest))).error).toMatch(/Ask for a new one/);
});
