import { afterAll, describe, expect, test } from "vitest";
import { send, signInOverHttp } from "@/tests/support/http-person";
import { startSmtpServer, type TestSmtpServer } from "@/tests/support/smtp-server";
import { sharedServer } from "@/tests/support/test-server";

const smtp: TestSmtpServer = await startSmtpServer();
const server = sharedServer({ SMTP_URL: smtp.url, MAIL_FROM: "Steward <steward@example.org>" });

afterAll(() => smtp.stop());

const newAddress = () => `${crypto.randomUUID()}@example.org`;
const lastTo = (address: string) => smtp.mails.findLast(({ readers }) => readers.includes(address));

/** Somebody with an address of their own that gets reminders. */
async function withMail() {
  const ada = await signInOverHttp(server.address);
  const address = newAddress();
  await ada.request("POST", "/api/account/email", { address });
  const code = lastTo(address)?.text.slice(0, 6);
  const { status, body } = await ada.request("POST", "/api/account/email/code", { code });
  expect([status, body.notifications]).toMatchObject([200, { email: { on: true, address, is_own: true } }]);
  return { ada, address };
}

const emailOf = async ({ request }: Awaited<ReturnType<typeof signInOverHttp>>) =>
  (await request("GET", "/api/account/notifications")).body.notifications;

test("settings are as they were set, for who set them", async () => {
  const [ada, bob] = [await signInOverHttp(server.address), await signInOverHttp(server.address)];
  const change = { quiet_hours: { on: true, from: "23:00", to: "06:30" }, snooze_minutes: 25 };
  const { status, body } = await ada.request("PATCH", "/api/account/notifications", change);
  expect([status, body.notifications]).toMatchObject([200, change]);
  expect(await emailOf(bob)).toMatchObject({ quiet_hours: { on: false }, snooze_minutes: 10 });
});

test.each([
  [{}, "Nothing to change"],
  [{ snooze_minutes: 0 }, "Snooze must be at least 1 minute"],
  [{ snooze_minutes: 1441 }, "Snooze must be at most 1440 minutes"],
  [{ quiet_hours: { on: true, from: "22:00", to: "22:00" } }, "Quiet hours must begin and end at different times"],
  [{ quiet_hours: { on: true, from: "24:00", to: "07:00" } }, "Quiet hours must begin and end at times like 22:00"],
  [{ email: true }, "Give an address and prove that it is yours first."],
  [{ address: "ada@example.org" }, "address"],
])("the change %j is refused with a sentence", async (change, sentence) => {
  const ada = await signInOverHttp(server.address);
  const { status, body } = await ada.request("PATCH", "/api/account/notifications", change);
  expect([status, body.error]).toEqual([400, expect.stringContaining(sentence)]);
});

test("an access token neither reads nor changes how somebody is reached", async () => {
  const ada = await signInOverHttp(server.address);
  const { body } = await ada.request("POST", "/api/tokens", { name: "Script", scope: "write", expires_in_days: 1 });
  const authorization = `Bearer ${body.token}`;
  const tries: [string, string, unknown][] = [
    ["GET", "/api/account/notifications", undefined],
    ["PATCH", "/api/account/notifications", { snooze_minutes: 5 }],
    ["POST", "/api/account/email", { address: newAddress() }],
    ["POST", "/api/account/email/code", { code: "123456" }],
    ["DELETE", "/api/account/email", undefined],
  ];
  for (const [method, path, content] of tries) {
    const { status } = await send(server.address + path, method, content, { authorization });
    expect([method, path, status]).toEqual([method, path, 403]);
  }
});

test("a reminder is mailed by the server itself, and looking at its links changes nothing", async () => {
  const { ada, address } = await withMail();
  await ada.request("POST", "/api/tasks", { title: "Call the bank" });
  const remind_at = new Date(Date.now() + 2000).toISOString();
  await ada.request("POST", "/api/reminders", { task: 1, remind_at });
  await expect.poll(() => lastTo(address)?.headers.subject).toBe("Reminder: Call the bank");
  const links = [...(lastTo(address)?.text ?? "").matchAll(/https?:\S+/g)].map(([link]) => link);
  const header = lastTo(address)?.headers["list-unsubscribe"]?.slice(1, -1) ?? "";
  expect(links).toHaveLength(2);
  for (const link of [...links, header]) {
    expect(link.startsWith(server.address)).toBe(true);
    for (const method of ["GET", "HEAD"]) expect((await fetch(link, { method })).status).toBe(200);
  }
  expect(await emailOf(ada)).toMatchObject({ email: { on: true } });
  expect((await ada.request("GET", "/api/tasks/1")).body).toMatchObject({ task: { status: "pending" } });
});

describe("ending mail from a mail", () => {
  /** The address of the one click, as a reminder carries it. */
  async function linkFor({ ada, address }: Awaited<ReturnType<typeof withMail>>): Promise<string> {
    await ada.request("POST", "/api/tasks", { title: "Call the bank" });
    const remind_at = new Date(Date.now() + 2000).toISOString();
    await ada.request("POST", "/api/reminders", { task: 1, remind_at });
    await expect.poll(() => lastTo(address)?.headers["list-unsubscribe"]).toBeTruthy();
    return lastTo(address)?.headers["list-unsubscribe"]?.slice(1, -1) ?? "";
  }

  const post = (link: string, form: Record<string, string>) =>
    fetch(link, { method: "POST", body: new URLSearchParams(form), redirect: "manual" });

  test("one click of a mail program is a POST without a session, and does that alone", async () => {
    const someone = await withMail();
    const link = await linkFor(someone);
    expect((await post(link, { "List-Unsubscribe": "One-Click" })).status).toBe(204);
    expect(await emailOf(someone.ada)).toMatchObject({ email: { on: false, address: someone.address } });
    expect((await post(link, { "List-Unsubscribe": "One-Click" })).status).toBe(204);
    const token = new URL(link).searchParams.get("token");
    for (const cookie of ["", `next-auth.session-token=${token}`]) {
      const asked = await send(`${server.address}/api/account`, "GET", undefined, { cookie });
      expect(asked.status).toBe(401);
    }
    const bearer = { authorization: `Bearer ${token}` };
    expect((await send(`${server.address}/api/tasks`, "GET", undefined, bearer)).status).toBe(401);
  });

  test("the page asks, and its button works without scripts", async () => {
    const someone = await withMail();
    const link = await linkFor(someone);
    const page = await (await fetch(link)).text();
    expect(page).toContain("No more reminders by e-mail?");
    expect(page).not.toContain(someone.address);
    const action = /action="([^"]+)"/.exec(page)?.[1]?.replaceAll("&amp;", "&") ?? "";
    const answer = await post(server.address + action, {});
    expect(answer.status).toBe(303);
    expect(await (await fetch(new URL(answer.headers.get("location") ?? "", server.address))).text()).toContain(
      "They still come in the app.",
    );
    expect(await emailOf(someone.ada)).toMatchObject({ email: { on: false } });
  });

  test.each(["", "x", `${crypto.randomUUID()}.forged`, "%00", "x".repeat(4000)])(
    "the token %j ends nothing",
    async (token) => {
      const link = `${server.address}/api/email/unsubscribe?token=${encodeURIComponent(token)}`;
      expect((await post(link, { "List-Unsubscribe": "One-Click" })).status).toBe(404);
      expect(await (await fetch(link)).text()).toContain("This link is not valid any more");
    },
  );
});
