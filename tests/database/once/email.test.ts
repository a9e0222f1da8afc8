import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { MailSettings } from "@/lib/platform/mail-settings";
import type { Channel } from "@/lib/reminders/channel";
import { deliverOnce } from "@/lib/reminders/deliver-once";
import { emailChannel } from "@/lib/reminders/email/email-channel";
import { readSubscription, unsubscribe } from "@/lib/reminders/email/unsubscribe";
import { changeNotificationSettings } from "@/lib/reminders/notification-settings";
import { database } from "@/lib/store/database";
import { endPauses } from "@/tests/support/end-pauses";
import { atMoment, newPerson, notificationsOf, type Person, recordsOf } from "@/tests/support/people";
import { startSmtpServer, type TestSmtpServer } from "@/tests/support/smtp-server";

const DUE = "2030-01-02T09:00:00.000Z";
const FROM = "Steward <steward@example.org>";
let smtp: TestSmtpServer;
let settings: MailSettings;

beforeAll(async () => {
  smtp = await startSmtpServer();
  settings = { url: smtp.url, from: FROM };
});

beforeEach(() => smtp.make(undefined));

afterAll(() => smtp.stop());

/** The channel as it is, but for how often it tries; its pauses are ended by the test. */
const channel = (traits: Partial<Channel> = {}): Channel => ({
  ...emailChannel(settings),
  retries: { limit: 2, delaySeconds: 60 },
  ...traits,
});

const deliver = (moment = DUE, by = channel()) => deliverOnce(atMoment(moment), [by]);

interface Contact {
  email: string | null;
  emailVerified?: Date | null;
  ownEmail?: string;
  emailOn?: boolean;
  locale?: string;
}

/** Somebody whose provider vouches for an address, and who wants mail, unless told otherwise; with a reminder. */
async function withReminder(contact: Partial<Contact> = {}, title = "Call the bank") {
  const person = await newPerson("Europe/Berlin");
  const address = `${person.id}@example.org`;
  const { client } = await database();
  const data = { email: address, emailVerified: new Date(), emailOn: true, ...contact };
  await client.user.update({ where: { id: person.id }, data });
  const task = await person.add(title);
  await person.remind({ task: task.number, remind_at: DUE });
  return { person, address };
}

const mailsTo = (address: string) => smtp.mails.filter(({ readers }) => readers.includes(address));

async function stateOf(person: Person) {
  const { client } = await database();
  const [delivery] = await client.notificationDelivery.findMany({ where: { userId: person.id } });
  const [failure] = await recordsOf(person, "send_notification");
  return { state: delivery?.state, attempts: delivery?.attempts, failure: failure?.errorMessage ?? null };
}

const settle = (check: () => Promise<void>, by = channel()) =>
  vi.waitFor(
    async () => {
      await endPauses();
      await deliver(DUE, by);
      await check();
    },
    { timeout: 60_000, interval: 50 },
  );

describe("a reminder by mail", () => {
  it("arrives once, as text and HTML, with its time on the person's clock, links and headers", async () => {
    const { person, address } = await withReminder({ locale: "de" });
    for (let times = 0; times < 3; times += 1) await deliver();
    const [mail, ...others] = mailsTo(address);
    expect(others).toEqual([]);
    const [notification] = await notificationsOf(person);
    expect(mail?.headers).toMatchObject({
      from: FROM,
      to: address,
      subject: "Reminder: Call the bank",
      "message-id": `<reminder-${notification?.id}@example.org>`,
      "auto-submitted": "auto-generated",
      "list-unsubscribe": expect.stringMatching(/^<http:\/\/[^ ]+\/api\/email\/unsubscribe\?token=[^ >]+>$/),
    });
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain("Call the bank");
      expect(part).toMatch(/Reminder for Mittwoch, 2. Januar.* 10:00 MEZ\./);
      expect(part).toMatch(/\/tasks\?show=all&(amp;)?search=%231#open/);
      expect(part).toMatch(/\/unsubscribe\?token=/);
      expect(part).not.toMatch(/late|quiet hours/);
    }
    expect(mail?.html).not.toMatch(/<img|<script|src=|url\(/);
    expect(await stateOf(person)).toEqual({ state: "sent", attempts: 1, failure: null });
  });

  it("says that it is late, or that it waited for the end of quiet hours", async () => {
    const late = await withReminder();
    await deliver("2030-01-02T09:30:00Z");
    expect(mailsTo(late.address)[0]?.text).toContain("It comes late");
    const held = await withReminder();
    await changeNotificationSettings(held.person.id, { quiet_hours: { on: true, from: "09:30", to: "11:00" } }, null);
    await deliver(DUE);
    await deliver("2030-01-02T10:00:00Z");
    expect(mailsTo(held.address)).toHaveLength(1);
    expect(mailsTo(held.address)[0]?.text).toMatch(/waited for the end of your quiet hours at 11:00\sAM/);
    expect(mailsTo(held.address)[0]?.text).not.toContain("late");
  });

  it.each([
    ["does not want it", { emailOn: false }],
    ["has no address", { email: null, emailVerified: null }],
    ["has one that nobody vouches for", { emailVerified: null }],
  ])("goes to nobody who %s", async (_, contact) => {
    const { person, address } = await withReminder(contact);
    await deliver();
    expect([await notificationsOf(person), mailsTo(address)]).toMatchObject([[{ late: false }], []]);
    expect((await stateOf(person)).state).toBeUndefined();
  });

  it("goes to the address that the person proved here before any other", async () => {
    const own = `own-${crypto.randomUUID()}@example.org`;
    const { address } = await withReminder({ ownEmail: own });
    await deliver();
    expect([mailsTo(own).length, mailsTo(address).length]).toEqual([1, 0]);
  });

  it.each([
    ["a header", "Milk\r\nBcc: victim@example.org\r\n\r\nInjected"],
    ["a lone line feed", "Milk\nBcc: victim@example.org"],
    ["strange separators", "Milk\u2028Bcc: victim@example.org\u0085\u000bx"],
    ["an end of the message", "Milk\r\n.\r\nMAIL FROM:<x@example.org>"],
    ["markup", `<img src=x onerror=alert(1)> & "quotes" 'too' <a href="https://evil.example">x</a>`],
    ["another language", "Ärzte anrufen 🦷 اتصل بالطبيب"],
    ["great length", "long ".repeat(51).trim()],
  ])("is not steered by a title with %s", async (_, title) => {
    const { person, address } = await withReminder({}, "Milk");
    const { client } = await database();
    // As the database would take it, whatever the tools make of it.
    await client.task.updateMany({ where: { userId: person.id }, data: { title } });
    await deliver();
    const [mail] = mailsTo(address);
    const line = title.replace(/[\s\u0085]+/gu, " ").trim();
    const shown = /\p{Script=Arabic}/u.test(line) ? `\u2068${line}\u2069` : line;
    expect(mail?.readers).toEqual([address]);
    expect(mail?.headers.subject).toBe(`Reminder: ${shown}`);
    expect(mail?.headers.bcc).toBeUndefined();
    expect(mail?.text.startsWith(`${shown}\r\n`)).toBe(true);
    expect(mail?.html).not.toMatch(/<img|<a href="https:\/\/evil/);
    expect(mailsTo("victim@example.org")).toEqual([]);
  });
});

describe("a mail server", () => {
  it("that asks to come again gets it the second time, once (greylisting)", async () => {
    const { person, address } = await withReminder();
    smtp.make({ at: "reader", answer: { code: 451, words: "Come back later" }, times: 1 });
    await deliver();
    expect(await stateOf(person)).toEqual({ state: "waiting", attempts: 1, failure: null });
    await settle(async () => expect(await stateOf(person)).toEqual({ state: "sent", attempts: 2, failure: null }));
    expect(mailsTo(address)).toHaveLength(1);
  });

  it("that will not have the reader is asked once, and people read our words for it", async () => {
    const { person, address } = await withReminder();
    smtp.make({ at: "reader", answer: { code: 550, words: "No such user" } });
    await deliver();
    const failure = "The mail server refused it.";
    expect(await stateOf(person)).toEqual({ state: "failed", attempts: 1, failure });
    smtp.make(undefined);
    await deliver();
    expect(mailsTo(address)).toEqual([]);
  });

  it("that will not have the mail itself is not asked again either", async () => {
    const { person } = await withReminder();
    smtp.make({ at: "mail", answer: { code: 554, words: "Looks like spam" } });
    await deliver();
    await deliver();
    expect(await stateOf(person)).toMatchObject({
      state: "failed",
      attempts: 1,
      failure: "The mail server refused it.",
    });
  });

  it("that is not there is tried as often as allowed, then given up", async () => {
    const { person } = await withReminder();
    const gone = await startSmtpServer();
    await gone.stop();
    const nowhere = { ...emailChannel({ url: gone.url, from: FROM }), retries: { limit: 1, delaySeconds: 60 } };
    const failure = "It could not be sent after 2 attempts.";
    await settle(async () => expect(await stateOf(person)).toEqual({ state: "failed", attempts: 2, failure }), nowhere);
  });

  it.each(["greeting", "reader"] as const)(
    "that falls silent at the %s is tried again: nothing went out",
    async (at) => {
      const { person, address } = await withReminder();
      smtp.make({ at, answer: "silence", times: 1 });
      await deliver();
      expect(await stateOf(person)).toEqual({ state: "waiting", attempts: 1, failure: null });
      await settle(async () => expect(await stateOf(person)).toEqual({ state: "sent", attempts: 2, failure: null }));
      expect(mailsTo(address)).toHaveLength(1);
    },
  );

  it("that falls silent with the whole mail in its hands is not sent it twice, and that is said", async () => {
    const { person, address } = await withReminder();
    smtp.make({ at: "mail", answer: "silence", times: 1 });
    await deliver();
    await deliver();
    const failure = expect.stringContaining("It may have arrived; it was not sent twice.");
    expect(await stateOf(person)).toEqual({ state: "failed", attempts: 1, failure });
    expect(mailsTo(address)).toHaveLength(1);
  });

  it("that takes it after a first temporary no to the mail itself shows it once", async () => {
    const { person } = await withReminder();
    smtp.make({ at: "mail", answer: { code: 452, words: "Disk full" }, times: 1 });
    await deliver();
    await settle(async () => expect(await stateOf(person)).toEqual({ state: "sent", attempts: 2, failure: null }));
  });

  it("that hangs keeps no other channel waiting", async () => {
    const { person } = await withReminder();
    smtp.make({ at: "greeting", answer: "silence" });
    const order: string[] = [];
    const other: Channel = {
      ...channel({ name: "other" }),
      send: async () => {
        order.push("other");
      },
    };
    const slow = channel();
    const hanging = {
      ...slow,
      send: (...call: Parameters<Channel["send"]>) => slow.send(...call).finally(() => order.push("mail")),
    };
    await deliverOnce(atMoment(DUE), [hanging, other]);
    expect(order).toEqual(["other", "mail"]);
    expect(await notificationsOf(person)).toHaveLength(1);
  });
});

it("switched off before it could go out, it does not go out", async () => {
  const { person, address } = await withReminder();
  smtp.make({ at: "reader", answer: { code: 451, words: "Come back later" } });
  await deliver();
  await changeNotificationSettings(person.id, { email: false }, null);
  smtp.make(undefined);
  await settle(async () => expect((await stateOf(person)).state).toBe("failed"));
  expect(mailsTo(address)).toEqual([]);
});

describe("the link that ends it", () => {
  const tokenFor = async (person: Awaited<ReturnType<typeof withReminder>>) => {
    await deliver();
    const link = /\/unsubscribe\?token=(\S+)/.exec(mailsTo(person.address)[0]?.text ?? "");
    return decodeURIComponent(link?.[1] ?? "");
  };

  it("ends mail to that person and does nothing else, however often it is used", async () => {
    const someone = await withReminder();
    const other = await withReminder();
    const token = await tokenFor(someone);
    expect(await readSubscription(token)).toEqual({ userId: someone.person.id, isOn: true });
    expect([await unsubscribe(token), await unsubscribe(token)]).toEqual([true, true]);
    expect(await readSubscription(token)).toMatchObject({ isOn: false });
    expect(await readSubscription(await tokenFor(other))).toMatchObject({ isOn: true });
  });

  it("is worth nothing changed, for somebody else, or after the address changed", async () => {
    const someone = await withReminder();
    const other = await withReminder();
    const token = await tokenFor(someone);
    const [, digest] = token.split(".");
    const forged = [
      `${other.person.id}.${digest}`,
      `${token}x`,
      token.slice(0, -1),
      token.toUpperCase(),
      "",
      ".",
      "x.y",
    ];
    for (const wrong of forged) expect([wrong, await unsubscribe(wrong)]).toEqual([wrong, false]);
    const { client } = await database();
    await client.user.update({ where: { id: someone.person.id }, data: { ownEmail: "new@example.org" } });
    expect(await unsubscribe(token)).toBe(false);
  });
});
