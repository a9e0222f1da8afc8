import { expect } from "@playwright/test";
import { rawRequest } from "../support/raw-request";
import { stewardTest as test } from "./support/steward-test";

const STRANGERS: Record<string, Record<string, string>> = {
  "a foreign Host": { host: "evil.example" },
  "a foreign Host with our port": { host: "evil.example:80" },
  "X-Forwarded-For": { "x-forwarded-for": "203.0.113.7" },
  "X-Forwarded-Host": { "x-forwarded-host": "127.0.0.1" },
  Forwarded: { forwarded: "for=203.0.113.7" },
  Via: { via: "1.1 proxy" },
  "a made-up mark of a direct request and a proxy": { "x-steward-direct": "1", "x-real-ip": "203.0.113.7" },
};

test("straight from this machine, a name signs in", async ({ server }) => {
  const { status, body } = await rawRequest(server.address, "/");
  expect(status).toBe(200);
  expect(body).toContain('name="name"');
  const providers = await rawRequest(server.address, "/api/auth/providers");
  expect(Object.keys(JSON.parse(providers.body))).toEqual(["local"]);
});

for (const [name, headers] of Object.entries(STRANGERS)) {
  test(`signing in with a name is closed to a request with ${name}`, async ({ server }) => {
    const page = await rawRequest(server.address, "/", headers);
    expect(page.body).not.toContain('name="name"');
    expect(page.body).toContain("No sign-in is set up for this address.");
    const providers = await rawRequest(server.address, "/api/auth/providers", headers);
    // By no name of ours nothing is answered at all.
    const refused = { error: expect.stringContaining("does not go by that name"), error_code: "FORBIDDEN" };
    expect(JSON.parse(providers.body)).toEqual(headers.host ? refused : {});
    expect(providers.status).toBe(headers.host ? 403 : 200);
  });
}
