import { decode, encode } from "next-auth/jwt";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { atLocalhost } from "@/tests/support/at-localhost";
import {
  type BrowserOverHttp,
  browserOverHttp,
  hiddenFields,
  type VisitedPage,
} from "@/tests/support/browser-over-http";
import { send } from "@/tests/support/http-person";
import { startIdentityProvider } from "@/tests/support/identity-provider";
import { sharedServer } from "@/tests/support/test-server";

/** Known to the tests, so that they can make the cookies that a forger could not. */
const AUTH_SECRET = "a secret of the tests alone, 32 characters or more";

const BUTTON = "Continue with <!-- -->Test identity";
const INTERRUPTED = "Signing in was interrupted or took too long. Please start again.";
const SESSION = "next-auth.session-token";

const identityProvider = await startIdentityProvider();
const server = sharedServer({ ...identityProvider.env, AUTH_SECRET });

beforeAll(() => identityProvider.register(server.address));
afterAll(() => identityProvider.stop());

const newLogin = (): string => `Person ${crypto.randomUUID().slice(0, 8)}`;

/** Presses the button of the page that this address shows, says at the provider who one is, and leaves one word to say. */
async function comeToConsent(browser: BrowserOverHttp, login: string, address: string): Promise<VisitedPage> {
  const landing = await browser.visit(address);
  expect(landing.html).toContain(BUTTON);
  const atLogin = await browser.visit(new URL("/api/sign-in/oidc", landing.url).href, hiddenFields(landing.html));
  return browser.visit(atLogin.url, { answer: "login", login });
}

/** From the landing page to the provider and back. */
async function signIn(browser: BrowserOverHttp, login: string, address = server.address): Promise<VisitedPage> {
  const atConsent = await comeToConsent(browser, login, address);
  return browser.visit(atConsent.url, { answer: "allow" });
}

/** Goes as far as the provider's last word, and brings the address to which it sends the browser. */
async function stopBeforeCallback(browser: BrowserOverHttp, login: string): Promise<URL> {
  const atConsent = await comeToConsent(browser, login, server.address);
  const callback = `${server.address}/api/auth/callback/oidc?`;
  return browser.visitUntil(callback, atConsent.url, { answer: "allow" });
}

/** Asks the API with what this browser keeps. */
function request(browser: BrowserOverHttp, method: string, path: string, body?: unknown) {
  const cookie = [...browser.cookies(server.address)].map((pair) => pair.join("=")).join("; ");
  return send(server.address + path, method, body, { cookie, origin: server.address });
}

const accountOf = async (browser: BrowserOverHttp) => (await request(browser, "GET", "/api/account")).body.account;

const titlesOf = async (browser: BrowserOverHttp): Promise<unknown[]> => {
  const { tasks } = (await request(browser, "GET", "/api/tasks")).body;
  return Array.isArray(tasks) ? tasks.map(({ title }) => title) : [];
};

async function expectSignedIn(browser: BrowserOverHttp, page: VisitedPage, name: string): Promise<void> {
  expect([page.status, page.html]).toEqual([200, expect.stringContaining(name)]);
  expect(await accountOf(browser)).toMatchObject({ name });
}

async function expectSignedOut(browser: BrowserOverHttp, page: VisitedPage): Promise<void> {
  expect(page.html).toContain(INTERRUPTED);
  expect(page.html).toContain(BUTTON);
  expect((await request(browser, "GET", "/api/tasks")).status).toBe(401);
}

describe("coming back from the provider", () => {
  test("who set out from localhost comes back to localhost", async () => {
    const address = atLocalhost(server.address);
    const page = await signIn(browserOverHttp(), "Ada", `${address}/?callbackUrl=%2Ftasks`);
    expect([page.url, page.status]).toEqual([`${address}/tasks`, 200]);
  });

  test("another day one finds one's own things", async () => {
    const [login, browser, elsewhere] = [newLogin(), browserOverHttp(), browserOverHttp()];
    await expectSignedIn(browser, await signIn(browser, login), login);
    await request(browser, "POST", "/api/tasks", { title: "Water the plants" });
    await signIn(elsewhere, login);
    expect(await titlesOf(elsewhere)).toEqual(["Water the plants"]);
  });

  test("two people on two browsers never see each other's data", async () => {
    const [one, other, name] = [browserOverHttp(), browserOverHttp(), newLogin()];
    const pages = await Promise.all([signIn(one, `${name} A`), signIn(other, `${name} B`)]);
    await expectSignedIn(one, pages[0], `${name} A`);
    await expectSignedIn(other, pages[1], `${name} B`);
    const { task } = (await request(one, "POST", "/api/tasks", { title: "A's secret" })).body;
    await request(other, "POST", "/api/tasks", { title: "B's secret" });
    expect(await titlesOf(one)).toEqual(["A's secret"]);
    expect(await titlesOf(other)).toEqual(["B's secret"]);
    expect((await request(other, "GET", `/api/tasks/${Object(task).id}`)).status).toBe(404);
    expect(JSON.stringify((await request(other, "GET", "/api/account/export")).body)).not.toContain("A's secret");
  });

  test("who shares an address with somebody is still somebody else", async () => {
    const [browser, impostor, name] = [browserOverHttp(), browserOverHttp(), newLogin()];
    const [first, second] = [`${name} first`, `${name} second`];
    const email = `${crypto.randomUUID()}@example.org`;
    identityProvider.directory.set(first, { name: first, email, email_verified: true });
    identityProvider.directory.set(second, { name: second, email, email_verified: false });
    await signIn(browser, first);
    await request(browser, "POST", "/api/tasks", { title: "Private" });
    await signIn(impostor, second);
    expect(await titlesOf(impostor)).toEqual([]);
    expect(await accountOf(browser)).toMatchObject({ name: first, email, email_verified: true });
    expect(await accountOf(impostor)).toMatchObject({ name: second, email, email_verified: false });
  });

  // Every other way to write such an address is in tests/unit/domain/return-address.test.ts.
  test.each(["//evil.example/", "javascript:alert(1)"])("signing in never leads to %s", async (elsewhere) => {
    const [login, browser] = [newLogin(), browserOverHttp()];
    const page = await signIn(browser, login, `${server.address}/?callbackUrl=${encodeURIComponent(elsewhere)}`);
    await expectSignedIn(browser, page, login);
    expect(page.url).toBe(`${server.address}/`);
  });

  test("neither does a cookie that names another site", async () => {
    const [login, browser] = [newLogin(), browserOverHttp()];
    const atConsent = await comeToConsent(browser, login, server.address);
    browser.cookies(server.address).set("next-auth.callback-url", encodeURIComponent("https://evil.example/"));
    const page = await browser.visit(atConsent.url, { answer: "allow" });
    await expectSignedIn(browser, page, login);
    expect(page.url).toBe(`${server.address}/`);
  });
});

describe("a callback", () => {
  test("that is unchanged signs in, which the next tests rely on", async () => {
    const [login, browser] = [newLogin(), browserOverHttp()];
    const callback = await stopBeforeCallback(browser, login);
    await expectSignedIn(browser, await browser.visit(callback.href), login);
  });

  test("whose time at the provider ran out is refused", async () => {
    const browser = browserOverHttp();
    const callback = await stopBeforeCallback(browser, newLogin());
    await identityProvider.forgetCode(callback.searchParams.get("code") ?? "");
    await expectSignedOut(browser, await browser.visit(callback.href));
  });

  test.each(["state", "pkce.code_verifier", "nonce"])(
    "is refused when the %s of this browser has expired, or is not there",
    async (kind) => {
      for (const spoil of [resealExpired, forget]) {
        const browser = browserOverHttp();
        const callback = await stopBeforeCallback(browser, newLogin());
        await spoil(browser, `next-auth.${kind}`);
        await expectSignedOut(browser, await browser.visit(callback.href));
      }
    },
  );

  test.each<[name: string, tamper: (callback: URL) => void]>([
    ["another state", ({ searchParams }) => searchParams.set("state", "another")],
    ["no state", ({ searchParams }) => searchParams.delete("state")],
    ["another code", ({ searchParams }) => searchParams.set("code", "another")],
    ["no code", ({ searchParams }) => searchParams.delete("code")],
    ["another issuer", ({ searchParams }) => searchParams.set("iss", "https://evil.example")],
  ])("with %s is refused", async (_, tamper) => {
    const browser = browserOverHttp();
    const callback = await stopBeforeCallback(browser, newLogin());
    tamper(callback);
    await expectSignedOut(browser, await browser.visit(callback.href));
  });

  test("works once", async () => {
    const [login, browser] = [newLogin(), browserOverHttp()];
    const callback = await stopBeforeCallback(browser, login);
    const before = new Map(browser.cookies(server.address));
    await expectSignedIn(browser, await browser.visit(callback.href), login);
    browser.cookies(server.address).delete(SESSION);
    await expectSignedOut(browser, await browser.visit(callback.href));
    // Not even in a browser that kept everything from before.
    for (const [name, value] of before) browser.cookies(server.address).set(name, value);
    await expectSignedOut(browser, await browser.visit(callback.href));
  });

  test("does not work in another browser, in either direction", async () => {
    const [one, other] = [browserOverHttp(), browserOverHttp()];
    const mine = await stopBeforeCallback(one, newLogin());
    const theirs = await stopBeforeCallback(other, newLogin());
    await expectSignedOut(one, await one.visit(theirs.href));
    await expectSignedOut(other, await other.visit(mine.href));
  });

  test("with the other browser's code is refused too", async () => {
    const [one, other] = [browserOverHttp(), browserOverHttp()];
    const mine = await stopBeforeCallback(one, newLogin());
    const theirs = await stopBeforeCallback(other, newLogin());
    // Here the state fits this browser and the code is the other person's: PKCE notices.
    mine.searchParams.set("code", theirs.searchParams.get("code") ?? "");
    await expectSignedOut(one, await one.visit(mine.href));
  });

  test("while somebody else is signed in here takes their place, and links nothing", async () => {
    const [first, browser, name] = [browserOverHttp(), browserOverHttp(), newLogin()];
    const theirs = await stopBeforeCallback(first, `${name} A`);
    await expectSignedIn(first, await first.visit(theirs.href), `${name} A`);
    await request(first, "POST", "/api/tasks", { title: "A's own" });
    const callback = await stopBeforeCallback(browser, `${name} B`);
    browser.cookies(server.address).set(SESSION, first.cookies(server.address).get(SESSION) ?? "");
    await expectSignedIn(browser, await browser.visit(callback.href), `${name} B`);
    expect(await titlesOf(browser)).toEqual([]);
    expect(await titlesOf(first)).toEqual(["A's own"]);
  });
});

function forget(browser: BrowserOverHttp, name: string): void {
  expect(browser.cookies(server.address).delete(name)).toBe(true);
}

/** The same value, sealed the same way, a minute too old. */
async function resealExpired(browser: BrowserOverHttp, name: string): Promise<void> {
  const cookies = browser.cookies(server.address);
  const token = await decode({ token: cookies.get(name) ?? "", secret: AUTH_SECRET, salt: name });
  if (!token) throw new Error(`The cookie ${name} cannot be read`);
  const { exp: _, iat: __, ...claims } = token;
  cookies.set(name, await encode({ token: claims, secret: AUTH_SECRET, salt: name, maxAge: -60 }));
}
