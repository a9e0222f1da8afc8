import type { CallToolResult, Client } from "@modelcontextprotocol/client";
import { describe, expect, test } from "vitest";
import { type HttpPerson, send, signInOverHttp } from "@/tests/support/http-person";
import { connectMcp, ERAS, type Era } from "@/tests/support/mcp-client";
import { commonServer } from "@/tests/support/test-server";

const server = commonServer();

async function issue(person: HttpPerson, scope: "read" | "write" = "write"): Promise<string> {
  const { body } = await person.request("POST", "/api/tokens", { name: "Desk robot", scope });
  return String(body.token);
}

/** Somebody new and the official client with a token of theirs. */
async function newAgent(era: Era, options = {}) {
  const person = await signInOverHttp(server.address);
  const token = await issue(person);
  const client = await connectMcp(server.address, token, era, options);
  const call = (name: string, input: Record<string, unknown> = {}) => client.callTool({ name, arguments: input });
  return { person, token, client, call };
}

const titles = async (person: HttpPerson, query = "") => {
  const { body } = await person.request("GET", `/api/tasks${query}`);
  return Object(body).tasks.map(({ title }: { title: string }) => title);
};

const wordsOf = ({ content }: CallToolResult) =>
  content.map((part) => (part.type === "text" ? part.text : "")).join(" ");

/** Asks for the deletion of task 1 and gives the question. */
async function askToDelete(call: (name: string, input: Record<string, unknown>) => Promise<CallToolResult>) {
  await call("add_task", { title: "Old receipt" });
  const asked = await call("delete_task", { task: 1 });
  const question = Object(asked.structuredContent);
  return { asked, id: String(question.pending_action.id), url: String(question.confirm_url) };
}

const ELICITS = { capabilities: { elicitation: { url: {} } } };

/** A client that says yes to everything by itself, and what it was asked. */
function acceptAll(client: Client): unknown[] {
  const asked: unknown[] = [];
  client.setRequestHandler("elicitation/create", async ({ params }) => {
    asked.push(params);
    return { action: "accept" };
  });
  return asked;
}

describe.each(Object.keys(ERAS) as Era[])("a client of %s", (era) => {
  test("lists the tools and calls every one; the client holds each answer against its schema", async () => {
    const { person, client, call } = await newAgent(era);
    expect(client.getServerVersion()).toMatchObject({ name: "steward" });
    expect(client.getInstructions()).toContain("Europe/Berlin");
    const { tools } = await client.listTools();
    const calls: [string, Record<string, unknown>][] = [
      ["add_task", { title: "Call the bank", due: "2099-02-03T09:00" }],
      ["list_tasks", { status: "pending" }],
      ["update_task", { task: 1, priority: "high", description: null }],
      ["schedule_reminder", { task: 1, minutes_before_due: 30 }],
      ["list_reminders", {}],
      ["complete_task", { task: 1 }],
      ["undo", {}],
      ["delete_task", { tasks: [1] }],
    ];
    for (const [name, input] of calls) expect(await call(name, input), name).not.toHaveProperty("isError");
    const reminders = Object((await call("list_reminders")).structuredContent).reminders;
    const reminder = Object(
      (await call("change_reminder", { reminder: reminders[0].id, cancel: true })).structuredContent,
    );
    expect(reminder).toMatchObject({ reminder: { status: "cancelled", task: { number: 1 } } });
    const asked = Object((await call("delete_task", { task: 1 })).structuredContent);
    const looked = await call("check_confirmation", { pending_action: asked.pending_action.id });
    expect(looked.structuredContent).toMatchObject({ status: "waiting" });
    await person.request("POST", `/api/confirmations/${asked.pending_action.id}`, { decision: "confirm" });
    expect((await call("restore_task", { task: 1 })).structuredContent).toMatchObject({ task: { deleted_at: null } });
    const { body } = await person.request("GET", "/api/activity?source=mcp&limit=100");
    const records: { tool_name: string; token_name: string }[] = Object(body).records;
    expect(new Set(records.map(({ tool_name }) => tool_name))).toEqual(new Set(tools.map(({ name }) => name)));
    expect(new Set(records.map(({ token_name }) => token_name))).toEqual(new Set(["Desk robot"]));
  });

  test("gets what went wrong as a result in words, and it is in the audit", async () => {
    const { person, client, call } = await newAgent(era);
    await call("add_task", { title: "Buy milk for Ada" });
    await call("add_task", { title: "Buy milk for Bob" });
    const named = await call("complete_task", { task: "buy milk" });
    expect(named.isError).toBe(true);
    expect(wordsOf(named)).toMatch(/^Task must be a number or an id.*VALIDATION_ERROR/);
    expect(wordsOf(await call("complete_task", { task: 77 }))).toContain("I couldn't find task 77. You have 2 tasks.");
    expect(wordsOf(await call("add_task", { title: "" }))).toContain("Title is required");
    expect(wordsOf(await call("add_task", { title: "x", user_id: "1" }))).toContain("Unknown field: user_id");
    await expect(call("drop_table")).rejects.toThrow("There is no such tool");
    await expect(client.readResource({ uri: "steward://tasks/77" })).rejects.toThrow();
    const { body } = await person.request("GET", "/api/activity?source=mcp&success=false");
    expect(Object(body).records).toHaveLength(5);
  });

  test("reads tasks as resources", async () => {
    const { client, call } = await newAgent(era);
    for (const title of ["Buy milk", "Feed the cat"]) await call("add_task", { title });
    const { resources } = await client.listResources();
    expect(resources.map(({ uri, title }) => [uri, title])).toEqual([
      ["steward://tasks/1", "Buy milk"],
      ["steward://tasks/2", "Feed the cat"],
    ]);
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates).toMatchObject([{ uriTemplate: "steward://tasks/{number}" }]);
    const { contents } = await client.readResource({ uri: "steward://tasks/2" });
    expect(JSON.parse(String(Object(contents[0]).text))).toMatchObject({ number: 2, title: "Feed the cat" });
  });

  test("asks for a deletion, is told to wait, and learns what the person said", async () => {
    const { person, token, call } = await newAgent(era);
    const { asked, id, url } = await askToDelete(call);
    expect(url).toBe(`${server.address}/confirm/${id}`);
    expect(wordsOf(asked)).toMatch(/^Nothing is deleted yet: it waits for the person/);
    expect(wordsOf(asked)).toContain(url);
    const yes = { decision: "confirm" };
    const bearer = { authorization: `Bearer ${token}` };
    expect((await send(`${server.address}/api/confirmations/${id}`, "POST", yes, bearer)).status).toBe(403);
    expect(await titles(person)).toEqual(["Old receipt"]);
    await person.request("POST", `/api/confirmations/${id}`, yes);
    const looked = await call("check_confirmation", { pending_action: id });
    expect(looked.structuredContent).toMatchObject({ status: "deleted" });
    expect(wordsOf(looked)).toMatch(/^The person said yes/);
    expect(await titles(person, "?bin=true")).toEqual(["Old receipt"]);
  });

  test("never meets what is somebody else's", async () => {
    const [ada, bob] = [await newAgent(era), await newAgent(era)];
    const { id } = await askToDelete(ada.call);
    expect((await bob.call("complete_task", { task: 1 })).isError).toBe(true);
    expect((await bob.call("check_confirmation", { pending_action: id })).isError).toBe(true);
    expect(wordsOf(await bob.call("list_tasks", { search: "receipt" }))).not.toContain("Old receipt");
    await expect(bob.client.readResource({ uri: "steward://tasks/1" })).rejects.toThrow();
    expect((await bob.client.listResources()).resources).toEqual([]);
  });

  test("that repeats a call under its own key does it once", async () => {
    const { person, client } = await newAgent(era);
    const again = { name: "add_task", arguments: { title: "Buy milk" }, _meta: { "steward/idempotency-key": "k1" } };
    const [first, second] = [await client.callTool(again), await client.callTool(again)];
    expect(second.structuredContent).toEqual(first.structuredContent);
    expect(await titles(person)).toEqual(["Buy milk"]);
  });
});

describe("a client that opens pages", () => {
  test("and accepts for its person has done nothing by that", async () => {
    const { person, client, call } = await newAgent("2026", ELICITS);
    const elicited = acceptAll(client);
    const { asked, id, url } = await askToDelete(call);
    expect(elicited).toEqual([
      { mode: "url", url, message: "Are you sure you want to delete this task?\n#1 Old receipt" },
    ]);
    expect(asked.structuredContent).toMatchObject({ status: "waiting" });
    expect(await titles(person)).toEqual(["Old receipt"]);
    expect((await person.request("GET", `/api/confirmations/${id}`)).body.outcome).toBeNull();
  });

  test("and brings back a state as often as it likes, or another's, only looks", async () => {
    const [ada, bob] = [await newAgent("2026"), await newAgent("2026")];
    const { id } = await askToDelete(ada.call);
    const replay = (client: Client) =>
      client.request({
        method: "tools/call",
        params: {
          name: "delete_task",
          arguments: { task: 1, confirmed: true },
          requestState: id,
          inputResponses: { confirmation: { action: "accept", content: { confirm: true } } },
        },
      });
    for (let round = 0; round < 3; round += 1) {
      expect((await replay(ada.client)).structuredContent).toMatchObject({ status: "waiting" });
    }
    expect((await replay(bob.client)).isError).toBe(true);
    expect(await titles(ada.person)).toEqual(["Old receipt"]);
  });
});

test("over HTTP: 401 for nobody and for a mere cookie, 403 for a token that only reads, 405 for what keeps state", async () => {
  const person = await signInOverHttp(server.address);
  const reading = { authorization: `Bearer ${await issue(person, "read")}` };
  const accept = { accept: "application/json, text/event-stream" };
  const add = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "add_task", arguments: { title: "No" } } };
  const mcp = `${server.address}/api/mcp`;
  const nobody = await send(mcp, "POST", add, accept);
  expect(nobody.status).toBe(401);
  expect(nobody.headers.get("www-authenticate")).toBe('Bearer realm="steward"');
  expect((await send(mcp, "POST", add, { ...accept, cookie: person.cookie })).status).toBe(401);
  expect((await send(mcp, "POST", add, { ...accept, ...reading })).status).toBe(403);
  for (const method of ["GET", "DELETE"]) expect((await send(mcp, method, undefined, reading)).status).toBe(405);
  expect(await titles(person)).toEqual([]);
});
