import { beforeAll, describe, expect, test } from "vitest";
import { type HttpPerson, signInOverHttp } from "@/tests/support/http-person";
import { issueToken } from "@/tests/support/issue-token";
import { commonServer } from "@/tests/support/test-server";

const server = commonServer();
let ada: HttpPerson;

beforeAll(async () => {
  ada = await signInOverHttp(server.address);
});

const issue = (scope: "read" | "write", name?: string) =>
  issueToken(server.address, ada, { scope, ...(name && { name }) });

describe("speaking with a token", () => {
  const NOT_THERE = { status: 404, body: { error: "There is no such conversation.", error_code: "NOT_FOUND" } };

  test("begins a conversation of its own, whose messages name it; and is heard in no other", async () => {
    const [token, other] = [await issue("read", "Shopping robot"), await issue("write")];
    const { body: own } = await ada.request("POST", "/api/agent", { message: "hello" });
    const { body: begun } = await token.call("POST", "/api/agent", { message: "show my tasks" });
    const { conversation_id } = begun;
    const into = (id: unknown) => ({ message: "Add task: Smuggled", conversation_id: id });
    for (const each of [token, other])
      expect(await each.call("POST", "/api/agent", into(own.conversation_id))).toMatchObject(NOT_THERE);
    expect(await other.call("POST", "/api/agent", into(conversation_id))).toMatchObject(NOT_THERE);
    const mark = { id: token.id, name: "Shopping robot" };
    expect((await ada.request("GET", `/api/conversations/${conversation_id}`)).body).toMatchObject({
      token: mark,
      messages: [{ role: "user", metadata: { token: mark } }, { role: "assistant" }],
    });
    const { body: list } = await other.call("GET", "/api/conversations");
    expect(list.conversations).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: own.conversation_id, token: null }),
        expect.objectContaining({ id: conversation_id, token: mark }),
      ]),
    );
    expect(JSON.stringify((await ada.request("GET", "/api/activity")).body)).not.toContain("Smuggled");
  });

  test("with the id of the person's message gets neither its reply nor its place", async () => {
    const token = await issue("read");
    const message_id = crypto.randomUUID();
    await ada.request("POST", "/api/agent", { message: "hello", message_id });
    for (const message of ["hello", "something else"])
      expect(await token.call("POST", "/api/agent", { message, message_id })).toMatchObject({
        status: 409,
        body: { error: "This message id was used for another message." },
      });
  });

  test("ends where the person goes on, and the conversation outlives the token", async () => {
    const token = await issue("read", "Short-lived");
    const { conversation_id } = (await token.call("POST", "/api/agent", { message: "hello" })).body;
    const said = { message: "hello", conversation_id };
    expect((await ada.request("POST", "/api/agent", said)).status).toBe(200);
    expect(await token.call("POST", "/api/agent", said)).toMatchObject({
      status: 409,
      body: { error: "The person has spoken in this conversation since. Begin a new one." },
    });
    await ada.request("DELETE", `/api/tokens/${token.id}`);
    const { body } = await ada.request("GET", `/api/conversations/${conversation_id}`);
    expect(body).toMatchObject({ token: { name: "Short-lived" }, messages: [{ metadata: { token: {} } }, {}, {}, {}] });
    expect((await ada.request("POST", "/api/agent", said)).status).toBe(200);
  });

  test.each([
    ["POST", "/api/chat/{id}/stop"],
    ["GET", "/api/chat/{id}/stream"],
    ["PATCH", "/api/conversations/{id}"],
    ["DELETE", "/api/conversations/{id}"],
    ["POST", "/api/chat"],
  ])("is not %s %s: the same refusal whosever it is", async (method, path) => {
    const token = await issue("write");
    const { body: own } = await ada.request("POST", "/api/agent", { message: "hello" });
    const { body: its } = await token.call("POST", "/api/agent", { message: "hello" });
    for (const id of [own.conversation_id, its.conversation_id, crypto.randomUUID()]) {
      const message = { id: crypto.randomUUID(), role: "user", parts: [{ type: "text", text: "hello" }] };
      const body = method === "GET" ? undefined : { id, message, title: "Renamed" };
      expect(await token.call(method, path.replace("{id}", String(id)), body)).toMatchObject({
        status: 403,
        body: { error: "Only you can do this, signed in. An access token cannot." },
      });
    }
  });
});
