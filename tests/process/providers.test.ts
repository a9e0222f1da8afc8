import { describe, expect, test } from "vitest";
import { atLocalhost } from "@/tests/support/at-localhost";
import { signInOverHttp } from "@/tests/support/http-person";
import { onwardLink } from "@/tests/support/onward-link";
import { rawRequest } from "@/tests/support/raw-request";
import { newServer, sharedServer } from "@/tests/support/test-server";

const CSRF_TOKEN = "0123456789abcdef".repeat(4);

/** Somebody may join, or it would not start. */
const GITHUB = { GITHUB_ID: "our-id", GITHUB_SECRET: "secret", SIGN_UP_ALLOW: "github:ann" };

/** Presses a button of the sign-in page: the form goes to us, then with the cookie to next-auth. */
async function press(address: string, provider: string, form: Record<string, string> = {}) {
  const body = new URLSearchParams({ csrfToken: CSRF_TOKEN, ...form });
  const post = (path: string, cookie = "") =>
    fetch(address + path, { method: "POST", body, headers: { cookie, origin: address }, redirect: "manual" });
  const started = await post(`/api/sign-in/${provider}`);
  if (started.status !== 307) return started;
  const cookies = started.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  return post(started.headers.get("location") ?? "", cookies.join("; "));
}

const errorIn = async (address: string, response: Response): Promise<string | null> => {
  const followed = await fetch(new URL(response.headers.get("location") ?? "", address));
  return new URL(followed.url).searchParams.get("error");
};

describe("with GitHub set up", () => {
  const server = sharedServer({ ...GITHUB, OIDC_NAME: "Unused" });

  test("each provider is there when its variables are, and then a name alone signs nobody in", async () => {
    const page = await (await fetch(server.address)).text();
    expect(page).toContain('formAction="/api/sign-in/github"');
    expect(page).not.toContain("Unused");
    expect(page).not.toContain('name="name"');
    expect(Object.keys(await (await fetch(`${server.address}/api/auth/providers`)).json())).toEqual(["github"]);
    const person = await signInOverHttp(server.address);
    expect((await person.request("GET", "/api/tasks")).status).toBe(401);
    expect((await press(server.address, "google")).status).toBe(404);
    expect((await press(server.address, "local")).status).toBe(404);
  });

  test("the way to GitHub carries PKCE and state, and our own address to come back to", async () => {
    const response = await press(server.address, "github", { callbackUrl: "/settings", timeZone: "Asia/Tokyo" });
    // A page, not a redirect: one would be held against the policy of the page whose form it was.
    expect([response.status, response.headers.get("location")]).toEqual([200, null]);
    const { origin, pathname, searchParams } = onwardLink(await response.text());
    expect(origin + pathname).toBe("https://github.com/login/oauth/authorize");
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: "our-id",
      response_type: "code",
      redirect_uri: `${server.address}/api/auth/callback/github`,
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: "S256",
      state: expect.stringMatching(/^[\w-]{43}$/),
    });
    const cookies = response.headers.getSetCookie();
    for (const name of ["next-auth.state", "next-auth.pkce.code_verifier"]) {
      expect(cookies.find((cookie) => cookie.startsWith(`${name}=`))).toMatch(/HttpOnly; SameSite=Lax$/);
    }
    expect(cookies.join()).toContain(`next-auth.callback-url=${encodeURIComponent(`${server.address}/settings`)}`);
  });

  test("who was refused is let choose another account there", async () => {
    const response = await press(server.address, "github", { anotherAccount: "yes" });
    const { searchParams } = onwardLink(await response.text());
    expect(searchParams.get("prompt")).toBe("select_account");
    const usual = await press(server.address, "github", { anotherAccount: "login consent" });
    expect(onwardLink(await usual.text()).searchParams.has("prompt")).toBe(false);
  });

  test("who set out from localhost comes back to localhost", async () => {
    const address = atLocalhost(server.address);
    const response = await press(address, "github", { callbackUrl: "/settings" });
    const { searchParams } = onwardLink(await response.text());
    expect(searchParams.get("redirect_uri")).toBe(`${address}/api/auth/callback/github`);
    expect(response.headers.getSetCookie().join()).toContain(encodeURIComponent(`${address}/settings`));
  });

  test("a sign-in needs the form of the page, not just the address", async () => {
    const direct = await fetch(`${server.address}/api/auth/signin/github`, { method: "POST", redirect: "manual" });
    expect(direct.headers.get("location")).not.toContain("github.com");
    expect((await fetch(`${server.address}/api/sign-in/github`, { method: "POST" })).status).toBe(400);
    expect((await fetch(`${server.address}/api/sign-in/github`)).status).toBe(405);
  });
});

describe("with GitHub and an address set up", () => {
  const HOME = "http://localhost:4000";
  const server = sharedServer({ ...GITHUB, NEXTAUTH_URL: HOME });
  const open = (path: string, headers: Record<string, string>) => rawRequest(server.address, path, headers);

  test("GitHub sends everybody back to that address", async () => {
    const { searchParams } = onwardLink(await (await press(server.address, "github")).text());
    expect(searchParams.get("redirect_uri")).toBe(`${HOME}/api/auth/callback/github`);
  });

  test("so who came by another name of this machine begins there", async () => {
    const answer = await open("/?callbackUrl=%2Fsettings", { host: "127.0.0.1:4000" });
    expect([answer.status, answer.headers.location]).toEqual([307, `${HOME}/?callbackUrl=%2Fsettings`]);
    expect((await open("/", { host: "localhost:4000" })).status).toBe(200);
  });

  test("and nobody is led anywhere whose name may be a proxy's", async () => {
    for (const headers of [
      { host: "127.0.0.1:4000", via: "1.1 proxy" },
      { host: "127.0.0.1:3000" },
      { host: "x.example" },
    ]) {
      expect((await open("/", headers)).status).toBe(200);
    }
  });
});

test("a provider that does not answer is said in words, and in the log without secrets, as is one without https", async () => {
  // Nobody is there, and it is no address of loopback.
  const env = { OIDC_ISSUER: "http://0.0.0.0:1", OIDC_ID: "our-id", OIDC_SECRET: "canary-secret", LOG_LEVEL: "warn" };
  const server = await newServer(env);
  // Anybody on the way could imitate it.
  expect(server.output()).toContain("OIDC_ISSUER is not https");
  const page = await (await fetch(server.address)).text();
  expect(page).toContain("Continue with <!-- -->0.0.0.0");
  const response = await press(server.address, "oidc");
  expect(await errorIn(server.address, response)).toBe("OAuthSignin");
  expect(server.output()).toContain('"step":"SIGNIN_OAUTH_ERROR"');
  expect(server.output()).toContain("ECONNREFUSED");
  expect(server.output()).not.toContain("canary-secret");
});
