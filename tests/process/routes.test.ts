import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { type HttpPerson, send, signInOverHttp } from "@/tests/support/http-person";
import { MEASURED } from "@/tests/support/measured";
import { sharedServer } from "@/tests/support/test-server";

const LIMIT = Number(MEASURED.RATE_LIMIT_REQUESTS);

const server = sharedServer(MEASURED);
let ada: HttpPerson;
let bob: HttpPerson;

beforeAll(async () => {
  [ada, bob] = await Promise.all([signInOverHttp(server.address), signInOverHttp(server.address)]);
});

const idOf = (value: unknown): string => String(Object(value).id);

const TASK_ROUTES: [method: string, path: (task: string) => string, body?: unknown][] = [
  ["GET", (task) => `/api/tasks/${task}`],
  ["PATCH", (task) => `/api/tasks/${task}`, { title: "Mine now" }],
  ["DELETE", (task) => `/api/tasks/${task}`],
  ["POST", (task) => `/api/tasks/${task}/complete`, {}],
  ["POST", (task) => `/api/tasks/${task}/restore`],
];

describe("tasks over HTTP", () => {
  test("a task is made, read, changed, done, deleted after a yes, and restored", async () => {
    const made = await ada.request("POST", "/api/tasks", { title: "Buy milk", due: "2027-01-31", priority: "high" });
    expect(made.status).toBe(201);
    expect(made.body.task).toMatchObject({
      title: "Buy milk",
      due_on: "2027-01-31",
      due_at: null,
      priority: "high",
      version: 1,
    });
    const id = idOf(made.body.task);
    expect((await ada.request("PATCH", `/api/tasks/${id}`, { due: "2027-02-01T09:00" })).body.task).toMatchObject({
      due_at: "2027-02-01T08:00:00.000Z",
    });
    expect((await ada.request("POST", `/api/tasks/${id}/complete`, {})).body.task).toMatchObject({
      status: "completed",
    });
    expect((await ada.request("POST", "/api/undo", {})).body.tasks).toMatchObject([{ status: "pending" }]);

    const asked = await ada.request("DELETE", `/api/tasks/${id}`);
    expect(asked.status).toBe(202);
    expect((await ada.request("GET", `/api/tasks/${id}`)).body.task).toMatchObject({ deleted_at: null });
    const card = `/api/confirmations/${idOf(asked.body.pending_action)}`;
    expect((await ada.request("POST", card, { decision: "confirm" })).body).toMatchObject({
      response: "Deleted task 'Buy milk'",
      state: "complete",
    });
    expect((await ada.request("POST", card, { decision: "cancel" })).body).toMatchObject({
      metadata: { decision_type: "EXECUTE_PENDING" },
    });
    expect((await ada.request("GET", "/api/tasks?bin=true")).body).toMatchObject({ total: 1 });
    expect((await ada.request("POST", `/api/tasks/${id}/restore`)).body.task).toMatchObject({ deleted_at: null });
    expect((await ada.request("GET", "/api/tasks?search=milk%20bought&any_word=true")).body).toMatchObject({
      total: 1,
    });
  });

  test.each([
    [{}, "Title is required"],
    [{ title: "   " }, "Title is required"],
    [{ title: "x".repeat(256) }, "Title must be at most 255 characters"],
    [{ title: "x", user_id: randomUUID() }, "Unknown field: user_id"],
    [{ title: "x", due: "soon" }, "Due must be a date like 2026-02-03 or a time like 2026-02-03T09:00"],
  ])("%j is refused with a sentence", async (body, error) => {
    expect(await ada.request("POST", "/api/tasks", body)).toMatchObject({
      status: 400,
      body: { error, error_code: "VALIDATION_ERROR" },
    });
  });

  test("the same Idempotency-Key makes one task", async () => {
    const key = { "idempotency-key": randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => bob.request("POST", "/api/tasks", { title: "Once" }, key)),
    );
    expect(new Set(answers.map(({ body }) => idOf(body.task))).size).toBe(1);
    expect((await bob.request("GET", "/api/tasks?search=Once")).body.total).toBe(1);
  });

  test("the activity shows what was done, newest first, in pages, and can be filtered", async () => {
    const carl = await signInOverHttp(server.address);
    for (const title of ["One", "Two", "Three"]) await carl.request("POST", "/api/tasks", { title });
    await carl.request("POST", "/api/tasks", {});
    const first = await carl.request("GET", "/api/activity?tool=add_task&limit=2");
    expect(first.body.records).toMatchObject([
      { success: false, error_code: "VALIDATION_ERROR" },
      { source: "ui", success: true },
    ]);
    const second = await carl.request("GET", `/api/activity?tool=add_task&limit=2&cursor=${first.body.next_cursor}`);
    expect(second.body).toMatchObject({ records: [{ success: true }, { success: true }], next_cursor: null });
    expect((await carl.request("GET", "/api/activity?success=false")).body.records).toHaveLength(1);
    expect((await carl.request("GET", "/api/activity?cursor=nonsense")).status).toBe(400);
  });
});

const cursor = (text: string): string => Buffer.from(text).toString("base64url");

describe("what no database takes and nobody means", () => {
  let person: HttpPerson;

  beforeAll(async () => {
    person = await signInOverHttp(server.address);
  });

  test.each<[method: string, path: string, body: unknown, status: number]>([
    ["GET", "/api/tasks/99999999999999999999", undefined, 404],
    ["PATCH", "/api/tasks/2147483648", { title: "x" }, 404],
    ["GET", "/api/tasks/%FF", undefined, 400],
    ["POST", "/api/tasks/%/complete", {}, 400],
    ["GET", "/c/%ED%A0%80", undefined, 400],
    ["PROPFIND", "/api/tasks", undefined, 400],
    ["GET", "/api/tasks?completed_before=0100-01-01", undefined, 400],
    ["GET", `/api/tasks?cursor=${cursor('["pending","2027-01-01","0000-01-01T00:00:00Z",1]')}`, undefined, 400],
    ["GET", `/api/activity?cursor=${cursor(`0000-01-01T00:00:00Z ${randomUUID()}`)}`, undefined, 400],
    ["GET", `/api/conversations?cursor=${cursor(`0000-01-01T00:00:00Z ${randomUUID()}`)}`, undefined, 400],
    ["GET", "/api/activity?before=0000-01-01T00:00:00Z", undefined, 400],
    ["GET", "/api/activity?after=9999-12-31T23:59:59-14:00", undefined, 400],
    ["GET", "/api/activity?search=a%00b", undefined, 200],
    ["GET", "/api/activity?tool=%00", undefined, 200],
    ["GET", "/api/conversations?search=a%00b", undefined, 200],
    ["GET", `/api/conversations/${randomUUID()}?before=%00`, undefined, 404],
    ["PATCH", `/api/conversations/${randomUUID()}`, { title: "a\u0000b" }, 404],
    ["PATCH", `/api/conversations/${randomUUID()}`, { title: "\u0000" }, 400],
  ])("%s %s is answered in words", async (method, path, body, status) => {
    const answer = await person.request(method, path, body);
    expect([answer.status, status === 200 || typeof answer.body.error]).toEqual([status, status === 200 || "string"]);
  });
});

describe("who is asking", () => {
  test.each(TASK_ROUTES)(
    "%s on somebody else's task answers as for one that does not exist",
    async (method, path, body) => {
      const { body: made } = await ada.request("POST", "/api/tasks", { title: "Ada's own" });
      const foreign = await bob.request(method, path(idOf(made.task)), body);
      const unknown = await bob.request(method, path(randomUUID()), body);
      expect(foreign.status).toBe(404);
      expect(foreign.body).toEqual(unknown.body);
    },
  );

  test("somebody else's question cannot be answered", async () => {
    const { body: made } = await ada.request("POST", "/api/tasks", { title: "Ada's own" });
    const { body: asked } = await ada.request("DELETE", `/api/tasks/${idOf(made.task)}`);
    const answer = (id: string) => bob.request("POST", `/api/confirmations/${id}`, { decision: "confirm" });
    const foreign = await answer(idOf(asked.pending_action));
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual((await answer(randomUUID())).body);
    expect(await answer("not-an-id")).toMatchObject({ status: 404 });
  });

  test("nobody is told to sign in, whatever the cookie or header says", async () => {
    const strange = [
      {},
      { cookie: "next-auth.session-token=forged" },
      { cookie: "next-auth.session-token=%E0%A4%A" },
      { authorization: "Bearer %E0%A4%A" },
    ];
    for (const headers of strange) {
      for (const path of ["/api/tasks", "/api/activity", `/api/tasks/${randomUUID()}`]) {
        expect(await send(server.address + path, "GET", undefined, headers)).toMatchObject({
          status: 401,
          body: { error_code: "UNAUTHORIZED" },
        });
      }
    }
  });

  test.each([{ origin: "https://evil.example" }, { "sec-fetch-site": "cross-site" }, { origin: "null" }])(
    "a change from another site (%j) is refused",
    async (headers) => {
      expect(await ada.request("POST", "/api/tasks", { title: "Planted" }, headers)).toMatchObject({
        status: 403,
        body: { error_code: "FORBIDDEN" },
      });
    },
  );

  test("a form's text/plain body is not read as JSON", async () => {
    const { status } = await ada.request("POST", "/api/tasks", { title: "Planted" }, { "content-type": "text/plain" });
    expect(status).toBe(400);
  });

  test("more than 64 KB is refused before it is read", async () => {
    expect(await ada.request("POST", "/api/tasks", { title: "x".repeat(70_000) })).toMatchObject({
      status: 413,
      body: { error_code: "PAYLOAD_TOO_LARGE" },
    });
  });

  test("too many requests in a minute are told when to come back", async () => {
    const eager = await signInOverHttp(server.address);
    const ask = () => eager.request("GET", "/api/tasks?limit=1");
    let count = 0;
    let answer = await ask();
    for (; answer.status === 200; answer = await ask()) count += 1;
    expect(answer).toMatchObject({ status: 429, body: { error_code: "RATE_LIMITED" } });
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    // More than that only when a minute ended in between.
    expect(count).toBeGreaterThanOrEqual(LIMIT);
  });
});
