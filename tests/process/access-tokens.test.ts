import { beforeAll, describe, expect, test } from "vitest";
import { appEndpoints } from "@/tests/support/app-surface";
import { type HttpPerson, send, signInOverHttp } from "@/tests/support/http-person";
import { issueToken } from "@/tests/support/issue-token";
import { commonServer } from "@/tests/support/test-server";

const PERSONAL = (await appEndpoints()).filter(({ pattern }) => /^\/api\/(tokens|account)/.test(pattern));

const server = commonServer();
let ada: HttpPerson;
let bob: HttpPerson;

beforeAll(async () => {
  [ada, bob] = await Promise.all([signInOverHttp(server.address), signInOverHttp(server.address)]);
});

const idOf = (value: unknown): string => String(Object(value).id);

const issue = (person: HttpPerson, scope: "read" | "write", name?: string) =>
  issueToken(server.address, person, { scope, ...(name && { name }) });

describe("a token", () => {
  test("is shown once, and listed without itself", async () => {
    const person = await signInOverHttp(server.address);
    const { body } = await person.request("POST", "/api/tokens", { name: " Backup\nscript ", scope: "read" });
    expect(body).toMatchObject({ name: "Backup script", scope: "read", last_used_at: null });
    expect(body.token).toMatch(/^stw_[\w-]{43}$/);
    await send(`${server.address}/api/tasks`, "GET", undefined, { authorization: `Bearer ${body.token}` });
    const list = await person.request("GET", "/api/tokens");
    expect(list.body.tokens).toMatchObject([{ name: "Backup script", last_used_at: expect.any(String) }]);
    expect(JSON.stringify(list.body)).not.toContain("stw_");
  });

  test("acts in its person's name, and the activity says that it was the token", async () => {
    const token = await issue(ada, "write", "Shopping robot");
    const made = await token.call("POST", "/api/tasks", { title: "Buy milk" });
    expect(made.status).toBe(201);
    const path = `/api/tasks/${idOf(made.body.task)}`;
    expect((await ada.request("GET", path)).body.task).toMatchObject({ title: "Buy milk" });
    expect((await token.call("PATCH", path, { priority: "high" })).status).toBe(200);
    expect((await token.call("POST", `${path}/complete`, {})).status).toBe(200);
    const { body } = await ada.request("GET", "/api/activity?source=api");
    expect(body.records).toMatchObject([
      { tool_name: "complete_task", source: "api", token_name: "Shopping robot" },
      { tool_name: "update_task" },
      { tool_name: "add_task" },
    ]);
    expect((await bob.request("GET", path)).status).toBe(404);
  });

  test("that may only read reads, and changes nothing", async () => {
    const { body: made } = await ada.request("POST", "/api/tasks", { title: "Stays as it is" });
    const path = `/api/tasks/${idOf(made.task)}`;
    const token = await issue(ada, "read");
    expect((await token.call("GET", path)).status).toBe(200);
    expect((await token.call("GET", "/api/activity")).status).toBe(200);
    const writes: [string, string, unknown?][] = [
      ["POST", "/api/tasks", { title: "Not allowed" }],
      ["PATCH", path, { title: "Not allowed" }],
      ["DELETE", path],
      ["POST", `${path}/complete`, {}],
      ["POST", `${path}/restore`],
      ["POST", "/api/undo", {}],
    ];
    for (const [method, address, body] of writes) {
      expect(await token.call(method, address, body)).toMatchObject({
        status: 403,
        body: { error: "This token may only read.", error_code: "FORBIDDEN" },
      });
    }
    expect((await ada.request("GET", path)).body.task).toMatchObject({ title: "Stays as it is", version: 1 });
  });

  test("takes back only what it did itself", async () => {
    const token = await issue(ada, "write");
    const { body: mine } = await ada.request("POST", "/api/tasks", { title: "The person's" });
    expect((await token.call("POST", "/api/undo", { record: mine.record_id })).status).toBe(403);
    const path = `/api/tasks/${idOf(mine.task)}`;
    await token.call("PATCH", path, { title: "The token's" });
    expect((await token.call("POST", "/api/undo", {})).body.tasks).toMatchObject([{ title: "The person's" }]);
  });

  test("an undo that would delete is a question to the person, its own add as well", async () => {
    const token = await issue(ada, "write");
    const { body: own } = await token.call("POST", "/api/tasks", { title: "The token's" });
    const { status, body } = await token.call("POST", "/api/undo", {});
    expect([status, body]).toMatchObject([
      202,
      { error_code: "CONFIRMATION_REQUIRED", pending_action: { tasks: [{ id: idOf(own.task) }] } },
    ]);
    const path = `/api/tasks/${idOf(own.task)}`;
    expect((await ada.request("GET", path)).body.task).toMatchObject({ deleted_at: null });
    const answer = `/api/confirmations/${idOf(body.pending_action)}`;
    expect((await token.call("POST", answer, { decision: "confirm" })).status).toBe(403);
    expect((await ada.request("POST", answer, { decision: "confirm" })).status).toBe(200);
    expect((await ada.request("GET", path)).body.task).not.toMatchObject({ deleted_at: null });
  });
});

describe("deleting with a token", () => {
  test("asks, but only the person says yes", async () => {
    const token = await issue(ada, "write");
    const made = await token.call("POST", "/api/tasks", { title: "Old receipt" });
    const asked = await token.call("DELETE", `/api/tasks/${idOf(made.body.task)}`);
    expect(asked.status).toBe(202);
    const card = idOf(asked.body.pending_action);
    expect(await token.call("POST", `/api/confirmations/${card}`, { decision: "confirm" })).toMatchObject({
      status: 403,
      body: { confirm_path: `/confirm/${card}`, pending_action: { id: card } },
    });
    const confirmed = await ada.request("POST", `/api/confirmations/${card}`, { decision: "confirm" });
    expect(confirmed.body).toMatchObject({ response: "Deleted task 'Old receipt'" });
  });

  test("can be called off by the token that asked, and by no other", async () => {
    const [token, other] = await Promise.all([issue(ada, "write"), issue(ada, "write")]);
    const made = await token.call("POST", "/api/tasks", { title: "Keep me" });
    const asked = await token.call("DELETE", `/api/tasks/${idOf(made.body.task)}`);
    const path = `/api/confirmations/${idOf(asked.body.pending_action)}`;
    expect((await other.call("POST", path, { decision: "cancel" })).status).toBe(403);
    expect((await token.call("POST", path, { decision: "cancel" })).status).toBe(200);
  });
});

describe("the end of a token", () => {
  test("is its next request after it was revoked", async () => {
    const token = await issue(ada, "write");
    expect((await token.call("GET", "/api/tasks")).status).toBe(200);
    expect((await bob.request("DELETE", `/api/tokens/${token.id}`)).status).toBe(404);
    expect((await ada.request("DELETE", `/api/tokens/${token.id}`)).status).toBe(204);
    const dead = await token.call("GET", "/api/tasks");
    expect(dead).toMatchObject({ status: 401, body: { error: "This access token is not valid." } });
    expect(dead.headers.get("www-authenticate")).toBe('Bearer realm="steward", error="invalid_token"');
    expect((await ada.request("DELETE", `/api/tokens/${token.id}`)).status).toBe(404);
    expect((await ada.request("DELETE", "/api/tokens/not-an-id")).status).toBe(404);
  });

  test("is the end of its person", async () => {
    const carl = await signInOverHttp(server.address);
    const token = await issue(carl, "write");
    expect((await carl.request("DELETE", "/api/account", { confirmation: "delete my account" })).status).toBe(204);
    expect((await token.call("GET", "/api/tasks")).status).toBe(401);
  });
});

describe("where tokens do not count", () => {
  test.each(PERSONAL)("$method $pattern is for the person alone", async ({ method, path }) => {
    const token = await issue(ada, "write");
    const body = method === "GET" ? undefined : { confirmation: "delete my account", name: "Mine", scope: "write" };
    expect(await token.call(method, path, body)).toMatchObject({
      status: 403,
      body: { error: "Only you can do this, signed in. An access token cannot." },
    });
  });

  test("in the address they are refused, even beside a good cookie", async () => {
    const token = await issue(ada, "read");
    const answer = await ada.request("GET", `/api/tasks?access_token=${token.token}`);
    expect(answer).toMatchObject({ status: 401, body: { error_code: "UNAUTHORIZED" } });
    expect((await send(`${server.address}/api/tasks?token=${token.token}`, "GET", undefined)).status).toBe(401);
  });

  test("pages take none", async () => {
    const token = await issue(ada, "write");
    expect((await token.call("GET", "/settings")).status).toBe(307);
  });
});

describe("a token beside a cookie", () => {
  test("decides: a bad one is refused, a good one acts as itself", async () => {
    const cookie = { cookie: ada.cookie };
    expect((await ada.request("GET", "/api/tasks", undefined, { authorization: "Bearer wrong" })).status).toBe(401);
    const reading = await issue(ada, "read");
    expect((await reading.call("POST", "/api/tasks", { title: "No" }, cookie)).status).toBe(403);
    const others = await issue(bob, "write");
    const made = await others.call("POST", "/api/tasks", { title: "Bob's" }, cookie);
    expect((await bob.request("GET", `/api/tasks/${idOf(made.body.task)}`)).status).toBe(200);
    expect((await ada.request("GET", `/api/tasks/${idOf(made.body.task)}`)).status).toBe(404);
  });

  test("needs no origin, which only browsers' cookies do", async () => {
    const token = await issue(ada, "write");
    const elsewhere = { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" };
    expect((await token.call("POST", "/api/tasks", { title: "From afar" }, elsewhere)).status).toBe(201);
    expect((await ada.request("POST", "/api/tasks", { title: "From afar" }, elsewhere)).status).toBe(403);
  });

  test("a proxy's own password in the header does not get in the cookie's way", async () => {
    const answer = await ada.request("GET", "/api/tasks", undefined, { authorization: "Basic YWRhOmFkYQ==" });
    expect(answer.status).toBe(200);
  });
});

test.each([
  [{ scope: "read" }, /name/],
  [{ name: " ", scope: "read" }, /Name is required/],
  [{ name: "x".repeat(81), scope: "read" }, /at most 80/],
  [{ name: "x" }, /Scope must be read or write/],
  [{ name: "x", scope: "admin" }, /Scope must be read or write/],
  [{ name: "x", scope: "read", expires_in_days: 0 }, /expires_in_days/],
  [{ name: "x", scope: "read", expires_in_days: 400 }, /expires_in_days/],
  [{ name: "x", scope: "read", user_id: "1" }, /user_id/],
])("%j makes no token", async (body, sentence) => {
  const answer = await ada.request("POST", "/api/tokens", body);
  expect(answer.status).toBe(400);
  expect(answer.body.error).toMatch(sentence);
});

test("there is an end to how many one has", async () => {
  const dora = await signInOverHttp(server.address);
  for (let count = 0; count < 50; count += 1) await issue(dora, "read");
  expect(await dora.request("POST", "/api/tokens", { name: "One more", scope: "read" })).toMatchObject({ status: 409 });
});
