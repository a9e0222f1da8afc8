import { encode } from "next-auth/jwt";
import { describe, expect, test } from "vitest";
import { appPages, type Endpoint, guardedEndpoints } from "@/tests/support/app-surface";
import { COMMON_SECRET } from "@/tests/support/common-server";
import { send, signInOverHttp } from "@/tests/support/http-person";
import { commonServer } from "@/tests/support/test-server";

const GUARDED = await guardedEndpoints();
/** Where a link in a mail leads: it shows nothing of anybody. */
const OPEN_PAGE = "/unsubscribe";
const PAGES = (await appPages()).filter(({ pattern }) => pattern !== OPEN_PAGE);
const COOKIE = "next-auth.session-token";

/** Headers that made past versions of the framework skip a check, or answer with data instead of a page. */
const TRICKS: Record<string, Record<string, string>> = {
  "nothing special": {},
  "x-middleware-subrequest": { "x-middleware-subrequest": Array(5).fill("proxy").join(":") },
  "x-middleware-subrequest of older versions": { "x-middleware-subrequest": Array(5).fill("middleware").join(":") },
  "x-middleware-subrequest in src": { "x-middleware-subrequest": Array(5).fill("src/middleware").join(":") },
  RSC: { rsc: "1" },
  "RSC prefetch": { rsc: "1", "next-router-prefetch": "1" },
  "RSC segment prefetch": { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" },
  prefetch: { purpose: "prefetch", "x-middleware-prefetch": "1", "sec-purpose": "prefetch" },
  "x-nextjs-data": { "x-nextjs-data": "1" },
  "a rewritten path": {
    "x-invoke-path": "/api/health",
    "x-matched-path": "/api/health",
    "x-original-url": "/api/health",
  },
  "another method": { "x-http-method-override": "GET" },
  "a server action": { "next-action": "0".repeat(42) },
};

const jwe = (token: Record<string, unknown>, secret = COMMON_SECRET, maxAge = 3600) =>
  encode({ token, secret, maxAge });
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const NOBODY = { sub: crypto.randomUUID(), sessionVersion: 1 };

const COOKIES: Record<string, string> = {
  "an empty one": "",
  words: "forged",
  "a broken escape": "%E0%A4%A",
  "a zero byte": "%00",
  "five dots": ".....",
  "something long": "x".repeat(8000),
  "an unsigned token": `${base64({ alg: "none" })}.${base64(NOBODY)}.`,
  "one sealed with another secret": await jwe(NOBODY, "guessed"),
  "one for nobody": await jwe(NOBODY),
  "one without a person": await jwe({ sessionVersion: 1 }),
  "one with a strange person": await jwe({ sub: "' OR 1=1 --", sessionVersion: "1" }),
  "one with a strange version": await jwe({ ...NOBODY, sessionVersion: Number.MAX_SAFE_INTEGER }),
  "an expired one": await jwe(NOBODY, COMMON_SECRET, -3600),
};

const BEARERS = [
  "Bearer",
  "Bearer ",
  "bearer stw_",
  "Bearer undefined",
  "Bearer null",
  "Bearer %E0%A4%A",
  "Bearer \u00ff\u00fe",
  `Bearer ${"x".repeat(8000)}`,
  `Bearer stw_${"A".repeat(43)}`,
  `Bearer stw_${"A".repeat(43)} stw_${"A".repeat(43)}`,
  `Bearer ${await jwe(NOBODY)}`,
  "Bearer ' OR 1=1 --",
  "Basic YWRhOmFkYQ==",
  "stw_",
  ",",
];

const server = commonServer();

const bodyFor = (method: string) => (method === "GET" || method === "HEAD" ? undefined : {});

async function ask({ method, path }: Endpoint, headers: Record<string, string>) {
  const address = await addressFor(path, headers);
  const { status, body, headers: answered } = await send(address, method, bodyFor(method), headers);
  return { status, code: body.error_code, challenge: answered.get("www-authenticate") };
}

/** The framework sends a request for data on to an address that tells it from one for the page; there it is answered. */
async function addressFor(path: string, headers: Record<string, string>): Promise<string> {
  const address = server.address + path;
  if (headers.rsc === undefined) return address;
  const sentOn = await fetch(address, { headers, redirect: "manual" });
  const location = sentOn.headers.get("location") ?? path;
  return location.includes("_rsc") ? server.address + location : address;
}

const refused = { status: 401, code: "UNAUTHORIZED", challenge: expect.stringMatching(/^Bearer realm="steward"/) };

test("there are routes and pages to ask", () => {
  expect(GUARDED.length).toBeGreaterThan(12);
  expect(PAGES.map(({ pattern }) => pattern)).toEqual(expect.arrayContaining(["/", "/settings"]));
});

/** One that reads, one that changes, one with a blank in its path, one for the signed-in alone, one for tokens alone. */
const KINDS = ["GET /api/tasks", "POST /api/tasks", "PATCH /api/tasks/[task]", "POST /api/tokens", "POST /api/mcp"];
/** All ways to come in, at one route of each kind; that all are made the same is proved in tests/unit/auth/route-patterns. */
const TRIED = GUARDED.filter(({ method, pattern }) => KINDS.includes(`${method} ${pattern}`));

test("there is a route of each kind", () => {
  expect(TRIED).toHaveLength(KINDS.length);
});

describe.each(TRIED)("$method $pattern answers 401", (endpoint) => {
  test("to every header that once opened a door", async () => {
    for (const [name, headers] of Object.entries(TRICKS)) {
      expect([name, await ask(endpoint, headers)]).toEqual([name, refused]);
    }
  });

  test("to every cookie that is not a session", async () => {
    for (const [name, value] of Object.entries(COOKIES)) {
      expect([name, await ask(endpoint, { cookie: `${COOKIE}=${value}` })]).toEqual([name, refused]);
      expect([name, await ask(endpoint, { cookie: `${COOKIE}.0=${value}` })]).toEqual([name, refused]);
    }
  });

  test("to every bearer that is not a token", async () => {
    for (const authorization of BEARERS) {
      expect([authorization, await ask(endpoint, { authorization })]).toEqual([authorization, refused]);
    }
  });
});

test.each(GUARDED)("$method $pattern answers 401 to nobody, forged cookies and a made-up token", async (endpoint) => {
  for (const [name, headers] of Object.entries<Record<string, string>>({
    nobody: {},
    "words for a cookie": { cookie: `${COOKIE}=${COOKIES.words}` },
    "a cookie for nobody": { cookie: `${COOKIE}=${COOKIES["one for nobody"]}` },
    "a made-up token": { authorization: `Bearer stw_${"A".repeat(43)}` },
  })) {
    expect([name, await ask(endpoint, headers)]).toEqual([name, refused]);
  }
});

/** The form, the closed door, or in the framework's own format the form and the way to it. */
const SIGN_IN = /name="name"|LocalSignIn|No sign-in is set up|NEXT_REDIRECT;replace;\/\?/;

/** What a prefetch gets: which segments the address has, and no element of what stands there. */
const isTreeWithoutContent = (body: string): boolean => body.includes('"s":"__PAGE__"') && !body.includes('["$",');

const open = async (path: string, headers: Record<string, string>) => {
  const response = await fetch(await addressFor(path, headers), { headers, redirect: "manual" });
  return { status: response.status, location: response.headers.get("location"), body: await response.text() };
};

const isSignIn = ({ status, location, body }: Awaited<ReturnType<typeof open>>) =>
  status === 307
    ? /^\/(\?|$)/.test(location ?? "")
    : status === 200 && (SIGN_IN.test(body) || isTreeWithoutContent(body));

/** All ways at all of them: most ask who is there by hand. */
describe.each(PAGES)("the page $pattern leads to signing in", ({ path }) => {
  test("for every header that once opened a door", async () => {
    for (const [name, headers] of Object.entries(TRICKS)) {
      const answer = await open(path, headers);
      expect(isSignIn(answer), `${name}: ${answer.status} ${answer.location} ${answer.body.slice(0, 500)}`).toBe(true);
    }
  });

  test("for every cookie that is not a session", async () => {
    for (const [name, value] of Object.entries(COOKIES)) {
      expect([name, isSignIn(await open(path, { cookie: `${COOKIE}=${value}` }))]).toEqual([name, true]);
    }
  });
});

test.each(["/tasks", "/activity"])("%s is where its visitor comes back to after signing in", async (path) => {
  const answer = await fetch(server.address + path, { redirect: "manual" });
  expect([answer.status, answer.headers.get("location")]).toEqual([307, `/?callbackUrl=${path}`]);
  const landing = await (await fetch(server.address + path)).text();
  expect(landing).toMatch(SIGN_IN);
  expect(landing).toMatch(/<button[^>]*type="submit"[^>]*>Sign in<\/button>/);
});

test("nothing of the framework's own answers with data: server actions, data requests, images", async () => {
  const ada = await signInOverHttp(server.address);
  await ada.request("POST", "/api/tasks", { title: "Canary task" });
  const paths = ["/_next/data/x/index.json", "/_next/image?url=%2Fapi%2Ftasks&w=64&q=75", "/settings?_rsc=abc"];
  for (const path of paths) {
    for (const headers of Object.values(TRICKS)) {
      const response = await fetch(server.address + path, { headers, redirect: "manual" });
      expect(response.status).not.toBe(500);
      expect(await response.text()).not.toContain("Canary task");
    }
  }
});

describe("next-auth's own routes", () => {
  const PATHS = [
    "session",
    "csrf",
    "providers",
    "signin",
    "signout",
    "error?error=%0d%0aX%E2%82%AC",
    "callback/local",
    "callback/oidc?code=x",
  ];

  test("answer strange cookies and addresses without failing", async () => {
    for (const path of PATHS) {
      for (const value of Object.values(COOKIES)) {
        const cookie = `${COOKIE}=${value}; next-auth.callback-url=${value}; next-auth.csrf-token=${value}`;
        const { status } = await send(`${server.address}/api/auth/${path}`, "GET", undefined, { cookie });
        expect(status, `${path} with ${value.slice(0, 50)}`).toBeLessThan(500);
      }
    }
  });

  test("answer strange forms without failing", async () => {
    for (const path of [
      "signin/local",
      "signin/oidc",
      "signout",
      "callback/local",
      "callback/oidc",
      "session",
      "_log",
    ]) {
      for (const [type, body] of Object.entries({
        "application/json": "{",
        "application/x-www-form-urlencoded": "%E0%A4%A&callbackUrl=javascript:alert(1)&level=constructor",
        "text/plain": "name=Ada",
        "multipart/form-data": "x",
      })) {
        const answer = await fetch(`${server.address}/api/auth/${path}`, {
          method: "POST",
          body,
          headers: { "content-type": type },
          redirect: "manual",
        });
        expect(answer.status, `${path} ${type}`).toBeLessThan(500);
        expect(answer.headers.getSetCookie().join()).not.toContain("session-token=e");
      }
    }
  });

  test("read no more than 64 KB", async () => {
    for (const path of ["/api/auth/callback/local", "/api/auth/signout"]) {
      const body = new URLSearchParams({ name: "x".repeat(70_000) });
      expect((await fetch(server.address + path, { method: "POST", body, redirect: "manual" })).status).toBe(413);
    }
  });
});
