import { beforeAll, describe, expect, test } from "vitest";
import { appEndpoints, appPages } from "@/tests/support/app-surface";
import { atLocalhost } from "@/tests/support/at-localhost";
import { type HttpPerson, send, signInOverHttp } from "@/tests/support/http-person";
import { connectMcp } from "@/tests/support/mcp-client";
import { rawRequest } from "@/tests/support/raw-request";
import { commonServer } from "@/tests/support/test-server";

const PAGES = await appPages();
const READING = (await appEndpoints()).filter(({ method }) => method === "GET");
const NEXT_AUTH = ["csrf", "providers", "session", "signin", "signout", "error"].map((path) => `/api/auth/${path}`);

const server = commonServer();

const NAMES = {
  "127.0.0.1": { own: () => server.address, other: () => atLocalhost(server.address) },
  localhost: { own: () => atLocalhost(server.address), other: () => server.address },
};

/** What came, without waiting for the end: live events have none. */
async function open(url: string, headers: Record<string, string> = {}) {
  const response = await fetch(url, { headers, redirect: "manual" });
  await response.body?.cancel();
  return { status: response.status, location: response.headers.get("location") };
}

/** A form of next-auth's, posted the way a browser posts it from a page of `origin`. */
async function post(address: string, path: string, fields: Record<string, string>, cookie = "", origin = address) {
  const csrf = await fetch(`${address}/api/auth/csrf`, { headers: { cookie } });
  const body = new URLSearchParams({ csrfToken: (await csrf.json()).csrfToken, json: "true", ...fields });
  const cookies = csrf.headers.getSetCookie().map((set) => set.split(";")[0]);
  const headers = { cookie: [...cookies, cookie].join("; "), origin };
  const answer = await fetch(address + path, { method: "POST", body, headers, redirect: "manual" });
  return { status: answer.status, url: (await answer.json()).url, setCookies: answer.headers.getSetCookie() };
}

describe.each(Object.entries(NAMES))("at %s", (_, { own, other }) => {
  let ada: HttpPerson;

  beforeAll(async () => {
    ada = await signInOverHttp(own());
  });

  test.each(PAGES)("the page $pattern is answered, to Ada and to nobody", async ({ path }) => {
    const hers = await open(own() + path, { cookie: ada.cookie });
    expect([200, 404]).toContain(hers.status);
    expect(hers).toEqual(await open(other() + path, { cookie: ada.cookie }));
    const nobodys = await open(own() + path);
    expect(nobodys.location ?? "/").toMatch(/^\/(?!\/)/);
    expect(nobodys).toEqual(await open(other() + path));
  });

  test.each(READING)("GET $pattern is answered", async ({ path }) => {
    const { status, location } = await open(own() + path, { cookie: ada.cookie });
    expect(status).toBeLessThan(500);
    expect(location ?? "/").toMatch(/^\/(?!\/)/);
    expect(status).toBe((await open(other() + path, { cookie: ada.cookie })).status);
  });

  test.each(NEXT_AUTH)("%s leads nowhere else", async (path) => {
    const { status, location } = await open(own() + path);
    expect(status).toBeLessThan(400);
    expect(new URL(location ?? "/", own()).origin).toBe(own());
    expect(new URL(location ?? "/", own()).searchParams.get("callbackUrl") ?? own()).toBe(own());
  });

  test("a sign-in that began here ends here, with a cookie for this name alone", async () => {
    const form = { name: ada.name, callbackUrl: `${own()}/tasks?show=done` };
    const { status, url, setCookies } = await post(own(), "/api/auth/callback/local", form);
    expect([status, url]).toEqual([200, `${own()}/tasks?show=done`]);
    expect(setCookies.join()).toContain("next-auth.session-token=ey");
    expect(setCookies.join().toLowerCase()).not.toContain("domain=");
  });

  test("it is not led to the other name, where nobody is signed in", async () => {
    const form = { name: ada.name, callbackUrl: `${other()}/tasks` };
    expect(await post(own(), "/api/auth/callback/local", form)).toMatchObject({ url: `${own()}/` });
  });

  test("a failed one is told here", async () => {
    const { url } = await post(own(), "/api/auth/callback/local", { name: "" });
    expect(new URL(url).origin).toBe(own());
    const init = { method: "POST", headers: { origin: own() }, redirect: "manual" } as const;
    const without = await fetch(`${own()}/api/auth/callback/local`, init);
    expect(without.headers.get("location")).toBe(`${own()}/api/auth/signin?csrf=true`);
  });

  test("signing out takes this name's cookie and stays here", async () => {
    const { cookie } = await signInOverHttp(own());
    const { url, setCookies } = await post(own(), "/api/auth/signout", { callbackUrl: "/" }, cookie);
    expect(url).toBe(`${own()}/`);
    expect(setCookies.join()).toMatch(/next-auth\.session-token=;.*Max-Age=0/);
  });

  test("a page of the other name is another site's", async () => {
    const headers = { origin: other() };
    expect(await ada.request("POST", "/api/tasks", { title: "Planted" }, headers)).toMatchObject({ status: 403 });
    expect(await post(own(), "/api/auth/signout", {}, ada.cookie, other())).toMatchObject({ status: 403 });
    const form = { name: ada.name };
    expect(await post(own(), "/api/auth/callback/local", form, "", other())).toMatchObject({ status: 403 });
    expect(await ada.request("POST", "/api/tasks", { title: "Hers" }, { origin: own() })).toMatchObject({
      status: 201,
    });
  });

  test("a program finds the name it uses in the links it is given", async () => {
    const { body } = await ada.request("POST", "/api/tokens", { name: "Desk robot", scope: "write" });
    const client = await connectMcp(own(), String(body.token), "2026");
    const added = await client.callTool({ name: "add_task", arguments: { title: "Old receipt" } });
    const { id } = Object(added.structuredContent).task;
    const { structuredContent } = await client.callTool({ name: "delete_task", arguments: { task: id } });
    const { confirm_url, pending_action } = Object(structuredContent);
    expect(confirm_url).toBe(`${own()}/confirm/${pending_action.id}`);
    expect((await send(`${own()}/api/openapi.json`, "GET", undefined)).body.servers).toEqual([{ url: own() }]);
  });
});

describe("what came by no name of this machine", () => {
  const FOREIGN: Record<string, string>[] = [
    { host: "evil.example" },
    { host: "localhost.evil.example:3000" },
    { host: "evil.example@localhost" },
    { host: "localhost:99999" },
    { "x-forwarded-host": "evil.example" },
    { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https", "x-forwarded-port": "443" },
    { forwarded: "host=evil.example;proto=https" },
  ];

  const isNamedSo = ({ host }: Record<string, string>): boolean => host !== undefined && host !== "localhost:99999";

  test.each(FOREIGN.filter((headers) => !isNamedSo(headers)))("%j decides no address", async (headers) => {
    const failed = await rawRequest(server.address, "/api/auth/error?error=Signin", headers);
    expect(failed.headers.location).toBe(`${server.address}/api/auth/signin?error=Signin`);
    expect(String(failed.headers["set-cookie"])).not.toMatch(/evil|__Secure/);
  });

  test.each(FOREIGN.filter(isNamedSo))("%j gets nothing that a browser could use, cookie or not", async (headers) => {
    const { cookie } = await signInOverHttp(server.address);
    for (const path of [
      "/api/auth/csrf",
      "/api/auth/providers",
      "/api/auth/error?error=Signin",
      "/api/tasks",
      "/api/account",
    ]) {
      const answer = await rawRequest(server.address, path, { ...headers, cookie, "x-forwarded-host": "localhost" });
      expect([path, answer.status, answer.headers["set-cookie"]]).toEqual([path, 403, undefined]);
    }
  });

  test.each(FOREIGN)("%j is not told as our address", async (headers) => {
    const described = await rawRequest(server.address, "/api/openapi.json", headers);
    expect(JSON.parse(described.body).servers).toEqual([{ url: server.address }]);
  });

  test("and finds signing in with a name closed", async () => {
    for (const headers of FOREIGN.filter(({ host }) => host === undefined)) {
      expect(JSON.parse((await rawRequest(server.address, "/api/auth/providers", headers)).body)).toEqual({});
    }
  });
});
