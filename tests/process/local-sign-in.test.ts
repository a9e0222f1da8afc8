// Never run again: consent. Nobody gets in without the page, and with a link one browser, once.
import { once } from "node:events";
import { connect } from "node:net";
import { describe, expect, test } from "vitest";
import { signInOverHttp } from "@/tests/support/http-person";
import { rawRequest } from "@/tests/support/raw-request";
import { commonServer, newServer } from "@/tests/support/test-server";

const server = commonServer();
const host = () => new URL(server.address).host;

/** Whether signing in by name is offered to a request with these headers. */
async function isOffered(address: string, headers: Record<string, string> = {}): Promise<boolean> {
  const answer = await rawRequest(address, "/api/auth/providers", headers);
  return "local" in JSON.parse(answer.body);
}

/** The form with this Origin, or with none. */
async function signIn(address: string, headers: Record<string, string>, form = "/api/auth/callback/local") {
  const csrf = await fetch(`${address}/api/auth/csrf`, { headers });
  const body = new URLSearchParams({ csrfToken: (await csrf.json()).csrfToken, name: "Ada", json: "true" });
  const kept = csrf.headers.getSetCookie().map((set) => set.split(";")[0]);
  const cookie = [headers.cookie, ...kept].filter(Boolean).join("; ");
  const sent = { method: "POST", body, headers: { ...headers, cookie }, redirect: "manual" } as const;
  const answer = await fetch(address + form, sent);
  return { status: answer.status, isIn: answer.headers.getSetCookie().some((set) => /session-token=[^;]/.test(set)) };
}

describe("by name, on one's own machine", () => {
  test("it takes a page and a name", async () => {
    expect(await isOffered(server.address)).toBe(true);
    expect(await signIn(server.address, { origin: server.address })).toEqual({ status: 200, isIn: true });
  });

  test.each([
    ["a forwarded port of an editor", "localhost:53211"],
    ["another address of loopback", "127.0.0.2:3000"],
    ["version 6", "[::1]:3000"],
  ])("it is open by %s", async (_, name) => {
    expect(await isOffered(server.address, { host: name })).toBe(true);
  });

  test.each([
    { host: "192.168.1.20:3000" },
    { host: "steward.example.org" },
    { host: "localhost.example.org" },
    ...["forwarded", "via", "x-forwarded-for", "x-forwarded-server", "x-real-ip", "x-client-ip", "cf-ray"].map(sign),
    ...["x-varnish", "x-request-id", "wl-proxy-client-ip", "traceparent", "x-rewrite-url", "surrogate-capability"].map(
      sign,
    ),
    ...["x-amzn-trace-id", "x-envoy-internal", "cdn-loop", "fly-client-ip", "tailscale-user-login"].map(sign),
  ])("it is closed to %j", async (headers) => {
    expect(await isOffered(server.address, headers)).toBe(false);
  });

  test.each([
    ["HTTP/1.0, which proxies speak and browsers do not", "HTTP/1.0", ""],
    ["what a proxy said behind a thousand other headers", "HTTP/1.1", `${"a:\r\n".repeat(1100)}via: 1.1 proxy\r\n`],
  ])("it is closed to %s", async (_, version, headers) => {
    const { hostname, port } = new URL(server.address);
    const socket = connect(Number(port), hostname);
    socket.end(`GET /api/auth/providers ${version}\r\nhost: ${host()}\r\n${headers}connection: close\r\n\r\n`);
    const chunks: Buffer[] = [];
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    await once(socket, "close");
    const answer = Buffer.concat(chunks).toString();
    expect(answer).toContain("200 OK");
    expect(answer).not.toContain('"local"');
  });

  test.each([
    ["no origin", {}],
    ["nobody's origin", { origin: "null" }],
    ["a foreign origin", { origin: "https://steward.example.org" }],
  ])("a form with %s signs nobody in", async (_, headers) => {
    expect(await signIn(server.address, headers)).toEqual({ status: 403, isIn: false });
  });

  test("no path beside it leads round that", async () => {
    expect(await signIn(server.address, {}, "/api/auth/callback/local/x")).toEqual({ status: 404, isIn: false });
  });

  test("it is closed under a public address", async () => {
    const known = await newServer({ NEXTAUTH_URL: "https://steward.example.org" });
    expect(await isOffered(known.address)).toBe(false);
    expect((await signIn(known.address, { origin: known.address })).isIn).toBe(false);
  });
});

function sign(name: string): Record<string, string> {
  return { [name]: "1" };
}

describe("by link", () => {
  const LINK = /http:\/\/\S+\/api\/sign-in\/link\/[\w-]{43}/;

  test("the printed address lets one browser in, once", async () => {
    const own = await newServer({ LOCAL_SIGN_IN: "link" });
    const { address } = own;
    expect(await isOffered(address)).toBe(false);
    expect((await signIn(address, { origin: address })).isIn).toBe(false);
    const [link = ""] = LINK.exec(own.output()) ?? [];
    // Whoever only looks whether it is there does not use it up.
    expect((await fetch(link, { method: "HEAD", redirect: "manual" })).headers.getSetCookie()).toEqual([]);

    const opened = await Promise.all([1, 2, 3].map(() => fetch(link, { redirect: "manual" })));
    const places = opened.map((answer) => answer.headers.get("location"));
    expect(places.sort()).toEqual(["/", "/?error=UsedLink", "/?error=UsedLink"]);
    const cookies = opened.flatMap((answer) => answer.headers.getSetCookie());
    expect(cookies).toEqual([expect.stringMatching(/^steward\.opened=.*; HttpOnly; SameSite=Lax$/)]);
    const cookie = cookies[0]?.split(";")[0] ?? "";

    // A proxy in front changes nothing: the browser has its own proof.
    expect(await isOffered(address, { cookie, "x-forwarded-for": "203.0.113.9" })).toBe(true);
    expect(await signIn(address, { cookie, origin: address })).toEqual({ status: 200, isIn: true });
    expect(await isOffered(address, { cookie: `${cookie}x` })).toBe(false);
    expect(await isOffered(address, { cookie: cookie.replace(/=\d+/, "=9999999999999") })).toBe(false);
  });
});

test("for anyone, by the older name of the setting too, every sign is ignored and every start warns", async () => {
  const open = await newServer({ ALLOW_LOCAL_SIGN_IN: "true" });
  expect(await isOffered(open.address, { host: "steward.example.org", via: "1.0 proxy" })).toBe(true);
  expect(open.output()).toContain("anybody who reaches this address can sign in as anybody");
  expect((await signInOverHttp(open.address)).cookie).toContain("session-token");
});
