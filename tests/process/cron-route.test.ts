import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type CronCaller, cronCaller } from "@/lib/auth/cron-secret";
import { send, signInOverHttp } from "@/tests/support/http-person";
import { type ServerProcess, startServer } from "@/tests/support/server-process";

const SECRET = "only the scheduler knows";
const METHODS = ["GET", "POST"];

let directory: string;
let server: ServerProcess;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "steward-data-"));
  server = await startServer({ DATA_DIRECTORY: directory, CRON_SECRET: SECRET });
}, 180_000);

afterAll(async () => {
  await server.stop();
  await rm(directory, { recursive: true, force: true });
});

const call = (method: string, authorization?: string, cookie?: string) =>
  send(`${server.address}/api/reminders/deliver`, method, undefined, {
    ...(authorization === undefined ? {} : { authorization }),
    ...(cookie === undefined ? {} : { cookie }),
  });

test.each(METHODS)("%s delivers for who has the secret, and for nobody else, signed in or not", async (method) => {
  const { cookie } = await signInOverHttp(server.address);
  const wrong = [undefined, "", "Bearer", "Bearer ", `Bearer ${SECRET.slice(0, -1)}`, `Bearer ${SECRET}x`, SECRET];
  for (const authorization of [...wrong, `Basic ${SECRET}`, `bearer${SECRET}`, `Bearer ${randomUUID()}`]) {
    const { status, body } = await call(method, authorization, cookie);
    expect([authorization, status, body.error_code]).toEqual([authorization, 401, "UNAUTHORIZED"]);
  }
  const { status, body } = await call(method, `Bearer ${SECRET}`);
  expect([status, body]).toEqual([200, { delivered: 0 }]);
});

test("the health check says how the worker is doing", async () => {
  await expect
    .poll(async () => (await send(`${server.address}/api/health`, "GET", undefined)).body, { timeout: 60_000 })
    .toEqual({ status: "ok", reminders: "ok" });
});

test("without a secret the route is not there, whatever is said", () => {
  const ask = (authorization: string): CronCaller =>
    cronCaller(new Request("http://localhost/", { headers: { authorization } }));
  for (const said of ["", "Bearer", "Bearer ", "Bearer undefined", `Bearer ${SECRET}`])
    expect(ask(said)).toBe("closed");
});
