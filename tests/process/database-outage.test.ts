// Never run again: loss. A database that is away costs nobody their session.
import { afterAll, beforeAll, expect, test } from "vitest";
import { send, signInOverHttp } from "@/tests/support/http-person";
import { type ServerProcess, startServer } from "@/tests/support/server-process";
import { signOutOverHttp } from "@/tests/support/sign-out-over-http";
import { type LaunchedPostgres, launchPostgres } from "@/tests/support/start-postgres";

let postgres: LaunchedPostgres;
let server: ServerProcess;

beforeAll(async () => {
  postgres = await launchPostgres();
  server = await startServer({ DATABASE_URL: postgres.url, AUTH_SECRET: "for these tests alone, and long enough" });
}, 180_000);

afterAll(async () => {
  await server?.stop();
  await postgres?.stop();
});

const AWAY = { error: "Try again in a moment.", error_code: "DATABASE_ERROR" };

test("a restart of the database signs nobody out", { timeout: 60_000 }, async () => {
  const ada = await signInOverHttp(server.address);
  const { body: made } = await ada.request("POST", "/api/tokens", { name: "Script", scope: "read" });
  const bearer = { authorization: `Bearer ${made.token}` };
  await ada.request("POST", "/api/tasks", { title: "Buy milk" });
  const { body: csrf } = await ada.request("GET", "/api/auth/csrf");

  await postgres.halt();
  const name = { csrfToken: csrf.csrfToken, name: ada.name, json: "true" };
  const refusals = {
    session: await ada.request("GET", "/api/auth/session"),
    "the session renewed": await ada.request("POST", "/api/auth/session", { csrfToken: csrf.csrfToken }),
    "signing out": await signOutOverHttp(server.address, ada.cookie),
    "signing in": await ada.request("POST", "/api/auth/callback/local", name, { origin: server.address }),
    tasks: await ada.request("GET", "/api/tasks"),
    events: await ada.request("GET", "/api/events"),
    "tasks by token": await send(`${server.address}/api/tasks`, "GET", undefined, bearer),
  };
  for (const [what, { status, body, headers }] of Object.entries(refusals)) {
    expect([what, status, body]).toEqual([what, 503, AWAY]);
    expect([what, headers.getSetCookie()]).toEqual([what, []]);
  }
  for (const path of ["/", "/tasks", "/settings"]) {
    const page = await fetch(server.address + path, { headers: { cookie: ada.cookie }, redirect: "manual" });
    expect([path, page.status, page.headers.getSetCookie()]).toEqual([path, 500, []]);
    const words = await page.text();
    expect(words).not.toMatch(/name="name"|LocalSignIn|NEXT_REDIRECT/);
    // What app/error.tsx goes by.
    expect(words).toMatch(/digest\W+DATABASE_ERROR/);
  }

  await postgres.resume();
  await expect.poll(async () => (await ada.request("GET", "/api/tasks")).body.total, { timeout: 20_000 }).toBe(1);
  expect((await ada.request("GET", "/api/auth/session")).body).toEqual({ expires: expect.any(String) });
  expect((await send(`${server.address}/api/tasks`, "GET", undefined, bearer)).status).toBe(200);
});
