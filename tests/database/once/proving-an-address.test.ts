import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { LIMITS } from "@/lib/domain/limits";
import { saidCode, sayAddressCode, sendAddressCode, wantedAddress } from "@/lib/reminders/email/address-code";
import { changeNotificationSettings } from "@/lib/reminders/notification-settings";
import { database } from "@/lib/store/database";
import { forgetOwnAddress } from "@/lib/store/email-store";
import { findOrCreateUser } from "@/lib/store/user-store";
import { readNotificationSettings } from "@/lib/views/notification-settings";
import { newPerson, type Person, refusal, times } from "@/tests/support/people";
import { startSmtpServer, type TestSmtpServer } from "@/tests/support/smtp-server";

let smtp: TestSmtpServer;

beforeAll(async () => {
  smtp = await startSmtpServer();
});

beforeEach(() => smtp.make(undefined));

afterAll(() => smtp.stop());

const newAddress = () => `${crypto.randomUUID()}@example.org`;
const emailOf = async ({ id }: Person) => (await readNotificationSettings(id)).email;

async function askFor(person: Person, address: string): Promise<void> {
  await sendAddressCode(person.id, { address }, { url: smtp.url, from: "steward@example.org" });
}

/** The code in the last mail to an address. */
const codeAt = (address: string): string => {
  const mail = smtp.mails.findLast(({ readers }) => readers.includes(address));
  return /^\d{6}/.exec(mail?.text ?? "")?.[0] ?? "";
};

const say = (person: Person, code: string) => sayAddressCode(person.id, { code });

/** Another code than this one, each time. */
const wrong = (code: string, step = 1): string => String((Number(code) + step) % 1_000_000).padStart(6, "0");

async function waiting() {
  const person = await newPerson();
  const address = newAddress();
  await askFor(person, address);
  return { person, address, code: codeAt(address) };
}

describe("an address", () => {
  it("is used only after the code that was mailed there was said", async () => {
    const { person, address, code } = await waiting();
    expect(await emailOf(person)).toEqual({ on: false, address: null, is_own: false, waiting_for: address });
    expect(smtp.mails.at(-1)?.headers.subject).toBe(`${code} is your Steward code`);
    await say(person, code);
    expect(await emailOf(person)).toEqual({ on: true, address, is_own: true, waiting_for: null });
  });

  it("stays the person's when they sign in again, whatever their provider says meanwhile", async () => {
    const identity = { provider: "github", providerAccountId: crypto.randomUUID() };
    const contact = { email: "provider@example.org", emailIsVerified: true, image: null };
    const told = { name: "Ada", timeZone: undefined, contact };
    const { id } = await findOrCreateUser(identity, told);
    const { client } = await database();
    expect((await readNotificationSettings(id)).email).toMatchObject({ address: contact.email, is_own: false });
    await client.user.update({ where: { id }, data: { ownEmail: "own@example.org", emailOn: true } });
    await findOrCreateUser(identity, { ...told, contact: { ...contact, email: null, emailIsVerified: false } });
    expect((await readNotificationSettings(id)).email).toMatchObject({ on: true, address: "own@example.org" });
    await forgetOwnAddress(id);
    expect((await readNotificationSettings(id)).email).toMatchObject({ on: false, address: null });
  });

  it.each([
    "",
    "ada",
    "ada@",
    "ada@example",
    "a b@example.org",
    "ada@example.org\r\nBcc: x@example.org",
    "a@b.org,c@d.org",
    `${"x".repeat(250)}@example.org`,
  ])("is not %j", (address) => {
    expect(wantedAddress.safeParse({ address }).success).toBe(false);
  });
});

describe("a code", () => {
  it("counts once, for who asked, and only the latest one", async () => {
    const { person, address, code } = await waiting();
    const stranger = await newPerson();
    expect((await refusal(say(stranger, code))).error).toMatch(/Ask for a new one/);
    await askFor(person, address);
    const latest = codeAt(address);
    if (latest !== code) expect((await refusal(say(person, code))).error).toMatch(/not the code/);
    await say(person, latest);
    expect((await refusal(say(person, latest))).error).toMatch(/Ask for a new one/);
  });

  it("may be guessed at five times, also all at once; then the right one is worth nothing either", async () => {
    const { person, code } = await waiting();
    const answers = await times(20, (index) => refusal(say(person, wrong(code, index + 1))));
    const heard = answers.filter(({ error }) => /not the code/.test(error)).length;
    expect(heard).toBe(LIMITS.emailCodeTries);
    expect((await refusal(say(person, code))).error).toMatch(/Ask for a new one/);
    expect(await emailOf(person)).toMatchObject({ on: false, address: null });
  });

  it("is worth nothing after its time", async () => {
    const { person, code } = await waiting();
    const { client } = await database();
    await client.$executeRaw`UPDATE "EmailCode" SET "expiresAt" = clock_timestamp() - interval '1 second' WHERE "userId" = ${person.id}::uuid`;
    expect((await refusal(say(person, code))).error).toMatch(/Ask for a new one/);
  });

  it("is mailed five times a day, and no more", async () => {
    const person = await newPerson();
    const address = newAddress();
    for (let count = 0; count < LIMITS.emailCodesADay; count += 1) await askFor(person, address);
    expect(await refusal(askFor(person, address))).toMatchObject({ error_code: "RATE_LIMITED" });
    expect(smtp.mails.filter(({ readers }) => readers.includes(address))).toHaveLength(LIMITS.emailCodesADay);
  });

  it("is taken with the spaces that came with it, and refused in any other shape", () => {
    expect(saidCode.parse({ code: " 123 456\n" })).toEqual({ code: "123456" });
    for (const code of ["12345", "1234567", "abcdef", "١٢٣٤٥٦"]) {
      expect(saidCode.safeParse({ code }).error?.issues[0]?.message).toMatch(/^Code must be the 6 digits/);
    }
  });

  it("is not stored as it is", async () => {
    const { person, code } = await waiting();
    const { client } = await database();
    expect(JSON.stringify(await client.emailCode.findMany({ where: { userId: person.id } }))).not.toContain(code);
  });
});

describe("a mail server", () => {
  it("that refuses the address is quoted, and nothing waits for a code", async () => {
    const person = await newPerson();
    smtp.make({ at: "reader", answer: { code: 550, words: "No such user" } });
    expect((await refusal(askFor(person, newAddress()))).error).toBe(
      "The mail server refused that address. Is it right?",
    );
    expect((await emailOf(person)).waiting_for).toBeNull();
  });

  it.each(["greeting", "reader"] as const)("that is silent at the %s is said to be", async (at) => {
    const person = await newPerson();
    smtp.make({ at, answer: "silence" });
    expect((await refusal(askFor(person, newAddress()))).error).toMatch(/Try again in a moment/);
    expect((await emailOf(person)).waiting_for).toBeNull();
  });

  it("that is not there at all is said not to be set up, and mail cannot be switched on", async () => {
    const person = await newPerson();
    const sentence = "This Steward is not set up to send e-mail.";
    expect((await refusal(sendAddressCode(person.id, { address: newAddress() }, null))).error).toBe(sentence);
    expect((await refusal(changeNotificationSettings(person.id, { email: true }, null))).error).toBe(sentence);
  });
});
