import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { requireCron } from "@/lib/auth/require-cron";
import { send, signInOverHttp } from "@/tests/support/http-person";
import { MEASURED } from "@/tests/support/measured";
import { sharedServer } from "@/tests/support/test-server";

const SECRET = MEASURED.CRON_SECRET;
const METHODS = ["GET", "POST"];

const server = sharedServer(MEASURED);

const call = (method: string, authorization?: string, cookie?: string) =>
  send(`${server.address}/api/reminders/deliver`, method, undefined, {
    ...(authorization === undefined ? {} : { authorization }),
    ...(cookie === undefined ? {} : { cookie }),
  });

test.each(METHODS)("%s delivers for who has the secret, and for nobody else, signed in or not", async (method) => {
  const { cookie } = await signInOverHttp(server.address);
  const wrong = [undefined, "", "Bearer", "Bearer ", `Bearer ${SECRET.slice(0, -1)}`, `Bearer ${SECRET}x`, SECRET];
  for (const authorization of [...wrong, `Basic ${SECRET}`, `bearer${SECRET}`, `Bearer ${randomUUID()}`]) {
    const { status, body, headers } = await call(method, authorization, cookie);
    expect([authorization, status, body.error_code]).toEqual([authorization, 401, "UNAUTHORIZED"]);
    expect(headers.get("www-authenticate")).toContain("Bearer");
  }
  for (const scheme of ["Bearer", "bearer"]) {
    const { status, body } = await call(method, `${scheme} ${SECRET}`);
    expect([status, body]).toEqual([200, { delivered: 0 }]);
  }
});

test("the health check says how the worker is doing", async () => {
  await expect
    .poll(async () => (await send(`${server.address}/api/health`, "GET", undefined)).body, { timeout: 60_000 })
    .toEqual({ status: "ok", reminders: "ok" });
});

test("without a secret the route is not there, whatever is said", () => {
  for (const authorization of ["", "Bearer", "Bearer ", "Bearer undefined", `Bearer ${SECRET}`])
    expect(() => requireCron(new Request("http://localhost/", { headers: { authorization } }))).toThrow("Not found");
});
