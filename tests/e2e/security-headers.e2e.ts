import { expect } from "@playwright/test";
import { rawRequest } from "../support/raw-request";
import { stewardTest as test } from "./support/steward-test";

const EXPECTED = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

const PATHS = { "the start page": "/", "a missing page": "/no/such/page" };

for (const [name, path] of Object.entries(PATHS)) {
  test(`${name} is sent with every security header and a policy of its own`, async ({ server }) => {
    const first = await rawRequest(server.address, path);
    const second = await rawRequest(server.address, path);
    expect(first.headers).toMatchObject(EXPECTED);
    expect(first.headers["x-powered-by"]).toBeUndefined();
    const nonce = nonceOf(first.headers["content-security-policy"]);
    expect(nonce.length).toBeGreaterThan(20);
    expect(nonceOf(second.headers["content-security-policy"])).not.toBe(nonce);
    expect(scriptSources(first.headers["content-security-policy"])).not.toContain("unsafe");
  });
}

test("the API is sent with every security header and a policy that allows nothing", async ({ server }) => {
  const { headers } = await rawRequest(server.address, "/api/health");
  expect(headers).toMatchObject(EXPECTED);
  expect(policyOf(headers["content-security-policy"])).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/);
});

for (const path of ["/", "/no/such/page"]) {
  test(`every script of ${path} carries the nonce of its answer`, async ({ server }) => {
    const { headers, body } = await rawRequest(server.address, path, { accept: "text/html" });
    const nonce = nonceOf(headers["content-security-policy"]);
    const scripts = body.match(/<script\b[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
    expect(body).not.toMatch(/<[a-z][^>]*\son[a-z]+=/);
  });
}

const policyOf = (header: string | string[] | undefined): string => String(header ?? "");
const scriptSources = (header: string | string[] | undefined): string =>
  /script-src ([^;]+)/.exec(policyOf(header))?.[1] ?? "unsafe: no script-src at all";
const nonceOf = (header: string | string[] | undefined): string =>
  /script-src [^;]*'nonce-([^']+)'/.exec(policyOf(header))?.[1] ?? "";
