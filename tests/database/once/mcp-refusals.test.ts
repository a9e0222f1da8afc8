import { describe, expect, test } from "vitest";
import { POST } from "@/app/api/mcp/route";
import { hashAccessToken, newAccessTokenSecret } from "@/lib/auth/access-token-secret";
import { revokeAccessToken, saveAccessToken } from "@/lib/store/access-token-store";
import { newPerson, openTasksOf, type Person, recordsOf } from "@/tests/support/people";

const HOME = { host: "127.0.0.1:3000" };
const DAY = 24 * 60 * 60 * 1000;

async function issue(person: Person, scope: "read" | "write" = "write", expiresAt: Date | null = null) {
  const secret = newAccessTokenSecret();
  const { id } = await saveAccessToken(person.id, {
    name: "Agent",
    scope,
    hash: hashAccessToken(secret) ?? "",
    expiresAt,
  });
  return { id, secret, bearer: { authorization: `Bearer ${secret}` } };
}

const call = (name: string, input: unknown = {}) => ({
  jsonrpc: "2.0",
  id: 1,
  method: "tools/call",
  params: { name, arguments: input },
});

async function post(body: unknown, headers: Record<string, string>, query = "") {
  const request = new Request(`http://127.0.0.1:3000/api/mcp${query}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      ...HOME,
      ...headers,
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  const response = await POST(request, { params: Promise.resolve({}) });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const ADD = call("add_task", { title: "Planted" });

describe("a token that is not one", () => {
  test.each([
    ["an empty one", "Bearer "],
    ["a broken escape", "Bearer %E0%A4%A"],
    ["the prefix of a good one", "prefix"],
    ["a good one with another letter", "tampered"],
    ["a good one with more behind it", "longer"],
    ["an expired one", "expired"],
    ["a revoked one", "revoked"],
  ])("%s: 401, which says what is wanted, and nothing happens", async (_, kind) => {
    const ada = await newPerson();
    const good = await issue(ada);
    const expired = await issue(ada, "write", new Date(Date.now() - DAY));
    const revoked = await issue(ada);
    await revokeAccessToken(ada.id, revoked.id);
    const forged: Record<string, string> = {
      prefix: `Bearer ${good.secret.slice(0, -1)}`,
      tampered: `Bearer ${good.secret.slice(0, -1)}${good.secret.endsWith("A") ? "B" : "A"}`,
      longer: `Bearer ${good.secret}A`,
      expired: expired.bearer.authorization,
      revoked: revoked.bearer.authorization,
    };
    const { status, headers, text } = await post(ADD, { authorization: forged[kind] ?? kind });
    expect(status).toBe(401);
    expect(headers.get("www-authenticate")).toMatch(/^Bearer realm="steward", error="invalid_token"$/);
    expect(JSON.parse(text)).toMatchObject({ error_code: "UNAUTHORIZED" });
    expect(await openTasksOf(ada)).toEqual([]);
  });

  test.each(["access_token", "token", "key"])("a good one in the address as %s is refused in words", async (name) => {
    const ada = await newPerson();
    const { secret, bearer } = await issue(ada);
    const { status, text } = await post(ADD, bearer, `?${name}=${secret}`);
    expect(status).toBe(401);
    expect(text).toContain("Send the token in the Authorization header, not in the address.");
    expect(await openTasksOf(ada)).toEqual([]);
  });
});

describe("a name that is not ours", () => {
  test.each([
    { host: "evil.example" },
    { host: "127.0.0.1.evil.example:3000" },
    { host: "" },
    { origin: "https://evil.example" },
    { origin: "null" },
  ])("%j: 403 before anybody looks at the token", async (strange) => {
    const ada = await newPerson();
    const { bearer } = await issue(ada);
    expect((await post(ADD, { ...bearer, ...strange })).status).toBe(403);
    expect((await post(ADD, { authorization: "Bearer wrong", ...strange })).status).toBe(403);
    expect(await openTasksOf(ada)).toEqual([]);
  });

  test.each([{ host: "[::1]:3000" }, { host: "localhost:3000" }, { origin: "http://127.0.0.1:3000" }])(
    "but %j is",
    async (ours) => {
      const { bearer } = await issue(await newPerson());
      expect((await post(ADD, { ...bearer, ...ours })).status).toBe(200);
    },
  );
});

describe("a token that may only read", () => {
  test.each(["add_task", "update_task", "complete_task", "delete_task", "schedule_reminder", "undo"])(
    "%s: 403 that names the scope, and the audit knows",
    async (name) => {
      const ada = await newPerson();
      const { id, bearer } = await issue(ada, "read");
      const { status, headers, text } = await post(call(name, { task: 1 }), bearer);
      expect(status).toBe(403);
      expect(headers.get("www-authenticate")).toBe('Bearer realm="steward", error="insufficient_scope"');
      expect(JSON.parse(text)).toMatchObject({ error: "This token may only read.", error_code: "FORBIDDEN" });
      expect(await recordsOf(ada, name)).toMatchObject([{ success: false, source: "mcp", tokenId: id }]);
      expect(await openTasksOf(ada)).toEqual([]);
    },
  );

  test("403 also for a call without any input", async () => {
    const { bearer } = await issue(await newPerson(), "read");
    const bare = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "undo" } };
    expect((await post(bare, bearer)).status).toBe(403);
  });

  test("reads", async () => {
    const { bearer } = await issue(await newPerson(), "read");
    const { status, text } = await post(call("list_tasks"), bearer);
    expect([status, text]).toEqual([200, expect.stringContaining('"total":0')]);
  });
});

describe("strange bodies", () => {
  const TEN_THOUSAND = Array.from({ length: 10_000 }, (_, id) => ({ jsonrpc: "2.0", id, method: "ping" }));
  const deep = `${"[".repeat(20_000)}${"]".repeat(20_000)}`;

  test.each<[string, unknown, number]>([
    ["a batch of ten thousand", TEN_THOUSAND, 413],
    ["a batch of two", [ADD, ADD], 400],
    ["an empty batch", [], 400],
    ["more than 64 KB", call("add_task", { title: "x".repeat(70_000) }), 413],
    ["no JSON", "{", 400],
    ["lists in lists", deep, 400],
    ["null", "null", 400],
    ["a number", "7", 400],
    ["no message", {}, 400],
    ["a call of nothing", { jsonrpc: "2.0", id: 1, method: "tools/call" }, 200],
    ["a call with a list for input", call("add_task", []), 200],
    ["a name that is no text", { ...ADD, params: { name: { toString: "add_task" }, arguments: {} } }, 200],
    ["a name from the prototype", call("__proto__", { title: "Planted" }), 200],
    ["a person in the input", call("add_task", { title: "Planted", user_id: "1" }), 200],
  ])("%s is answered, and nothing happens", async (_, body, status) => {
    const ada = await newPerson();
    const { bearer } = await issue(ada);
    const answer = await post(body, bearer);
    expect(answer.status, answer.text).toBe(status);
    if (status === 200) expect(answer.text).toMatch(/"error":|"isError":true/);
    expect(answer.text).not.toMatch(/node_modules|prisma|at \w+ \(/i);
    expect(await openTasksOf(ada)).toEqual([]);
  });
});
