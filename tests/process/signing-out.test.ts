import { decode, encode } from "next-auth/jwt";
import { expect, test } from "vitest";
import { guardedEndpoints } from "@/tests/support/app-surface";
import { COMMON_SECRET } from "@/tests/support/common-server";
import { type HttpPerson, send, signInOverHttp } from "@/tests/support/http-person";
import { listenOverHttp } from "@/tests/support/listen-over-http";
import { signOutOverHttp } from "@/tests/support/sign-out-over-http";
import { commonServer } from "@/tests/support/test-server";

const server = commonServer();
const NAME = "next-auth.session-token";

const get = (path: string, cookie: string) => send(server.address + path, "GET", undefined, { cookie });
const statusWith = async (cookie: string) => (await get("/api/tasks", cookie)).status;

/** The session's token out of a list of cookies. */
const tokenIn = (cookies: string): string => new RegExp(`${NAME}=([^;]+)`).exec(cookies)?.[1] ?? "";
const claimsOf = async ({ cookie }: HttpPerson) =>
  (await decode({ token: tokenIn(cookie), secret: COMMON_SECRET })) ?? {};

/** A cookie that this server would have made with these claims. */
const sealed = async (token: Record<string, unknown>) => `${NAME}=${await encode({ token, secret: COMMON_SECRET })}`;

/** What next-auth makes of a cookie when a page asks whether it is signed in. */
const renewed = async (cookie: string): Promise<string> =>
  `${NAME}=${tokenIn((await get("/api/auth/session", cookie)).headers.getSetCookie().join("; "))}`;

test("signing out kills every copy of the cookie, on every route, and leaves the other devices alone", async () => {
  const laptop = await signInOverHttp(server.address);
  const phone = await signInOverHttp(server.address, laptop.name);
  const stolen = `${NAME}=${tokenIn(laptop.cookie)}`;
  const stolenAndRenewed = await renewed(stolen);
  expect([await statusWith(stolen), await statusWith(stolenAndRenewed)]).toEqual([200, 200]);

  const answer = await signOutOverHttp(server.address, laptop.cookie);
  expect(answer.status).toBe(200);
  expect(answer.headers.getSetCookie().join()).toMatch(/next-auth\.session-token=;.*Max-Age=0/);

  for (const { method, pattern, path } of await guardedEndpoints()) {
    const body = method === "GET" ? undefined : {};
    const { status } = await send(server.address + path, method, body, { cookie: stolen });
    expect([method, pattern, status]).toEqual([method, pattern, 401]);
  }
  expect(await statusWith(stolenAndRenewed)).toBe(401);
  const page = await get("/settings", stolen);
  expect([page.status, page.headers.get("location")]).toEqual([
    307,
    expect.stringMatching(/^\/\?error=SessionRequired/),
  ]);
  expect((await get("/api/auth/session", stolen)).body).toEqual({});
  expect(await statusWith(phone.cookie)).toBe(200);
  expect(await statusWith((await signInOverHttp(server.address, laptop.name)).cookie)).toBe(200);
});

test("a sign-out without its token, from a page that was not ours, ends nothing", async () => {
  const ada = await signInOverHttp(server.address);
  await ada.request("POST", "/api/auth/signout", { csrfToken: "guessed", json: "true" });
  expect(await statusWith(ada.cookie)).toBe(200);
});

test("what is open in that browser ends with the session, what is open elsewhere goes on", async () => {
  const laptop = await signInOverHttp(server.address);
  const phone = await signInOverHttp(server.address, laptop.name);
  const [here, there] = await Promise.all([
    listenOverHttp(server.address, laptop),
    listenOverHttp(server.address, phone),
  ]);
  await signOutOverHttp(server.address, laptop.cookie);
  await expect.poll(here.text).toContain('{"type":"session"}');
  await here.ended;
  await phone.request("POST", "/api/tasks", { title: "Buy milk" });
  await expect.poll(there.text).toContain('"type":"tasks"');
  expect(there.text()).not.toContain("session");
});

test("a cookie of the version before, which names no session, still counts and ends like any other", async () => {
  const ada = await signInOverHttp(server.address);
  const { sub, sessionVersion } = await claimsOf(ada);
  const [old, oldElsewhere] = [await sealed({ sub, sessionVersion }), await sealed({ sub, sessionVersion })];
  expect(await statusWith(old)).toBe(200);
  const now = await renewed(old);
  await signOutOverHttp(server.address, now);
  expect([await statusWith(now), await statusWith(old)]).toEqual([401, 401]);
  expect([await statusWith(oldElsewhere), await statusWith(ada.cookie)]).toEqual([200, 200]);
});

test("a cookie that was renewed for ninety days is over all the same, and is taken away", async () => {
  const ada = await signInOverHttp(server.address);
  const claims = await claimsOf(ada);
  const day = 24 * 60 * 60;
  const begunBefore = (seconds: number) => sealed({ ...claims, auth_time: Math.floor(Date.now() / 1000) - seconds });
  const almost = await begunBefore(90 * day - 60);
  expect(await statusWith(almost)).toBe(200);
  const { auth_time } = (await decode({ token: tokenIn(await renewed(almost)), secret: COMMON_SECRET })) ?? {};
  expect(auth_time).toBe((await decode({ token: tokenIn(almost), secret: COMMON_SECRET }))?.auth_time);
  const old = await begunBefore(90 * day + 60);
  expect(await statusWith(old)).toBe(401);
  const asked = await get("/api/auth/session", old);
  expect(asked.body).toEqual({});
  expect(asked.headers.getSetCookie().join()).toMatch(/next-auth\.session-token=;.*Max-Age=0/);
});
