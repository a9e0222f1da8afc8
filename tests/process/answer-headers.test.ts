import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { appEndpoints, appPages } from "@/tests/support/app-surface";
import { type HttpPerson, signInOverHttp } from "@/tests/support/http-person";
import { commonServer } from "@/tests/support/test-server";

const ENDPOINTS = await appEndpoints();
const PAGES = await appPages();

const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const server = commonServer();
let ada: HttpPerson;

// Anew for each: one of the routes signs her out everywhere.
beforeEach(async () => {
  ada = await signInOverHttp(server.address);
});

/** What came, without waiting for the end: live events have none. */
async function ask(path: string, { method = "GET", cookie = "", body = "", headers = {} } = {}) {
  const response = await fetch(server.address + path, {
    method,
    headers: { cookie, "content-type": "application/json", ...headers },
    redirect: "manual",
    ...(method === "GET" ? {} : { body }),
  });
  await response.body?.cancel();
  return { status: response.status, headers: response.headers };
}

describe.each(ENDPOINTS)("$method $pattern", ({ method, path }) => {
  test("is kept by nobody, and allows a browser nothing, whoever asks and however it goes", async () => {
    // Nobody, a stranger's page, and Ada, whose body is none.
    const foreign = { origin: "https://evil.example" };
    for (const asked of [
      { method },
      { method, cookie: ada.cookie, headers: foreign },
      { method, cookie: ada.cookie },
    ]) {
      const { status, headers } = await ask(path, asked);
      expect([status, headers.get("cache-control")]).toEqual([
        status,
        expect.stringMatching(/^private, no-store(, no-transform)?$/),
      ]);
      expect(headers.get("content-security-policy")).toBe(NOTHING);
    }
  });
});

test("what goes well is kept by nobody either", async () => {
  const made = await ada.request("POST", "/api/tasks", { title: "Buy milk" });
  expect([made.status, made.headers.get("cache-control")]).toEqual([201, "private, no-store"]);
  for (const path of [
    "/api/tasks",
    "/api/tasks/1",
    "/api/account",
    "/api/account/export",
    "/api/auth/session",
    "/api/health",
  ]) {
    const { status, headers } = await ask(path, { cookie: ada.cookie });
    expect([path, status, headers.get("cache-control")]).toEqual([path, 200, "private, no-store"]);
  }
  const chat = { id: randomUUID(), message: { id: randomUUID(), role: "user", parts: [{ type: "text", text: "Hi" }] } };
  const reply = await ask("/api/chat", { method: "POST", cookie: ada.cookie, body: JSON.stringify(chat) });
  expect([reply.status, reply.headers.get("cache-control")]).toEqual([200, "private, no-store, no-transform"]);
});

describe.each(PAGES)("the page $pattern", ({ path }) => {
  test("has a policy with a nonce, led elsewhere or not, and forms that post to us alone", async () => {
    for (const cookie of ["", ada.cookie]) {
      const { headers } = await ask(path, { cookie });
      const policy = headers.get("content-security-policy") ?? "";
      expect(policy).toMatch(/^default-src 'self';/);
      expect(policy).toMatch(/script-src 'self' 'nonce-[^']+' 'strict-dynamic';/);
      expect(policy).toContain("form-action 'self';");
    }
  });
});

const staticFiles = async (): Promise<string[]> => {
  const page = await (await fetch(server.address)).text();
  const found = [...page.matchAll(/(?:src|href)="(\/_next\/static\/[^"]+)"/g)].map(([, path = ""]) => path);
  return [...new Set(found)].slice(0, 3);
};

describe("what is no page", () => {
  test.each([
    "/icon.svg",
    "/favicon.ico",
    "/_next/static/chunks/missing.js",
    // The framework's own redirects, and what is refused before it sees it.
    "/tasks/",
    "/api/tasks/",
    "/%",
  ])("%s allows nothing", async (path) => {
    expect((await ask(path)).headers.get("content-security-policy")).toBe(NOTHING);
  });

  test("nor does a file that a page loads", async () => {
    const files = await staticFiles();
    expect(files.length).toBeGreaterThan(1);
    for (const path of files) {
      const { status, headers } = await ask(path);
      expect([status, headers.get("content-security-policy")]).toEqual([200, NOTHING]);
      expect(headers.get("cache-control")).toContain("immutable");
    }
  });

  test.each([
    "/no/such/page",
    "/_next/missing",
    "/api/no/such/route",
    "/sw.js",
    "/manifest.webmanifest",
    "/icon-192.png",
    "/apple-icon.png",
  ])("%s has a policy", async (path) => {
    expect((await ask(path)).headers.get("content-security-policy")).toMatch(/default-src '(none|self)'/);
  });

  test.each([
    "/_next/image?url=%2Ficon-512.png&w=640&q=75",
    "/_next/image?url=https%3A%2F%2Fevil.example%2Fx.png&w=64&q=75",
  ])("%s is not there: no image is computed for anybody", async (path) => {
    expect((await ask(path)).status).toBe(404);
  });
});
