import { describe, expect, test } from "vitest";
import { rawRequest } from "@/tests/support/raw-request";
import { commonServer } from "@/tests/support/test-server";

const server = commonServer();

const EXPECTED = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

describe.each([
  ["the start page", "/"],
  ["a missing page", "/no/such/page"],
])("%s", (_, path) => {
  test("is sent with every security header and a policy of its own", async () => {
    const first = await rawRequest(server.address, path);
    const second = await rawRequest(server.address, path);
    expect(first.headers).toMatchObject(EXPECTED);
    expect(first.headers["x-powered-by"]).toBeUndefined();
    const nonce = nonceOf(first.headers["content-security-policy"]);
    expect(nonce.length).toBeGreaterThan(20);
    expect(nonceOf(second.headers["content-security-policy"])).not.toBe(nonce);
    expect(scriptSources(first.headers["content-security-policy"])).not.toContain("unsafe");
  });

  test("has no script that does not carry the nonce of its answer", async () => {
    const { headers, body } = await rawRequest(server.address, path, { accept: "text/html" });
    const nonce = nonceOf(headers["content-security-policy"]);
    const scripts = body.match(/<script\b[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
    expect(body).not.toMatch(/<[a-z][^>]*\son[a-z]+=/);
  });
});

test("the API is sent with every security header and a policy that allows nothing", async () => {
  const { headers } = await rawRequest(server.address, "/api/health");
  expect(headers).toMatchObject(EXPECTED);
  expect(policyOf(headers["content-security-policy"])).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/);
});

const policyOf = (header: string | string[] | undefined): string => String(header ?? "");
const scriptSources = (header: string | string[] | undefined): string =>
  /script-src ([^;]+)/.exec(policyOf(header))?.[1] ?? "unsafe: no script-src at all";
const nonceOf = (header: string | string[] | undefined): string =>
  /script-src [^;]*'nonce-([^']+)'/.exec(policyOf(header))?.[1] ?? "";
