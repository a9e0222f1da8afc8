import { describe, expect, test } from "vitest";
import { guardedEndpoints } from "@/tests/support/app-surface";
import { newDataDirectory } from "@/tests/support/data-directory";
import { send, signInOverHttp } from "@/tests/support/http-person";
import { failToStart } from "@/tests/support/server-process";
import { commonServer, newServer } from "@/tests/support/test-server";

const server = commonServer();

describe("signing out everywhere", () => {
  test("kills a cookie that was stolen before, on every route, and nobody else's", async () => {
    const laptop = await signInOverHttp(server.address);
    const phone = await signInOverHttp(server.address, laptop.name.toLowerCase());
    const bob = await signInOverHttp(server.address);
    await laptop.request("POST", "/api/tasks", { title: "Ada's own" });
    const stolen = { cookie: laptop.cookie };
    expect((await send(`${server.address}/api/tasks`, "GET", undefined, stolen)).body.total).toBe(1);

    const answer = await phone.request("POST", "/api/account/sign-out-everywhere");
    expect(answer.status).toBe(204);
    expect(answer.headers.get("set-cookie")).toMatch(/^next-auth\.session-token=; Path=\/; Max-Age=0;/);

    for (const { method, pattern, path } of await guardedEndpoints()) {
      const { status } = await send(server.address + path, method, method === "GET" ? undefined : {}, stolen);
      expect([method, pattern, status]).toEqual([method, pattern, 401]);
    }
    expect((await phone.request("GET", "/api/tasks")).status).toBe(401);
    expect((await bob.request("GET", "/api/tasks")).status).toBe(200);
    const page = await send(`${server.address}/settings`, "GET", undefined, stolen);
    expect([page.status, page.headers.get("location")]).toEqual([
      307,
      "/?error=SessionRequired&callbackUrl=%2Fsettings",
    ]);

    const again = await signInOverHttp(server.address, laptop.name);
    expect((await again.request("GET", "/api/tasks")).body.total).toBe(1);
    expect((await send(`${server.address}/api/tasks`, "GET", undefined, stolen)).status).toBe(401);
  });

  test("leaves next-auth nothing to renew: it takes the dead cookie away", async () => {
    const ada = await signInOverHttp(server.address);
    const session = () => ada.request("GET", "/api/auth/session");
    expect((await session()).body).toEqual({ expires: expect.any(String) });
    await ada.request("POST", "/api/account/sign-out-everywhere");
    const dead = await session();
    expect(dead.body).toEqual({});
    expect(dead.headers.getSetCookie().join()).toMatch(/next-auth\.session-token=;.*Max-Age=0/);
  });
});

describe("session cookies", () => {
  test("are out of reach for scripts and other sites' requests", async () => {
    const ada = await signInOverHttp(server.address);
    expect(ada.setCookies.find((cookie) => cookie.includes("session-token"))).toMatch(
      /^next-auth\.session-token=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
    );
  });
});

describe("beyond loopback", () => {
  const open = { HOST: "0.0.0.0", AUTH_SECRET: "x".repeat(32), LOCAL_SIGN_IN: "anyone" };

  test("an address must be told that people type", async () => {
    const refused = await failToStart({ ...open, DATA_DIRECTORY: await newDataDirectory() });
    expect(refused.exitCode).toBe(1);
    expect(refused.output).toContain("NEXTAUTH_URL must be set when HOST is 0.0.0.0");
  });

  test("every start warns that a name is enough, and cookies are Secure where the address is https", async () => {
    const secure = await newServer({ ...open, NEXTAUTH_URL: "https://steward.example.org" });
    expect(secure.output()).toContain("anybody who reaches this address can sign in as anybody");
    const ada = await signInOverHttp(secure.address);
    const session = ada.setCookies.find((cookie) => cookie.includes("session-token"));
    expect(session).toMatch(/^__Secure-next-auth\.session-token=[^;]+;.*; HttpOnly; Secure; SameSite=Lax$/);
    expect((await ada.request("GET", "/api/tasks")).status).toBe(200);
    const out = await ada.request("POST", "/api/account/sign-out-everywhere");
    expect(out.headers.get("set-cookie")).toMatch(/^__Secure-next-auth\.session-token=; .*; Secure$/);
  });
});
