import { describe, expect, test } from "vitest";
import { type HttpPerson, signInOverHttp } from "@/tests/support/http-person";
import { rawRequest } from "@/tests/support/raw-request";
import { commonServer } from "@/tests/support/test-server";

const server = commonServer();

const MISSING = "There is nothing here";

/** A page as this person's browser gets it, or nobody's. */
async function open(path: string, person?: HttpPerson) {
  const answer = await fetch(server.address + path, { headers: { cookie: person?.cookie ?? "" } });
  return { status: answer.status, html: await answer.text() };
}

describe("the way in", () => {
  test("straight from this machine is a name", async () => {
    const { status, body } = await rawRequest(server.address, "/");
    expect(status).toBe(200);
    expect(body).toContain('name="name"');
    const providers = await rawRequest(server.address, "/api/auth/providers");
    expect(Object.keys(JSON.parse(providers.body))).toEqual(["local"]);
  });

  test.each<[name: string, headers: Record<string, string>]>([
    ["a foreign Host", { host: "evil.example" }],
    ["a foreign Host with our port", { host: "evil.example:80" }],
    ["X-Forwarded-For", { "x-forwarded-for": "203.0.113.7" }],
    ["X-Forwarded-Host", { "x-forwarded-host": "127.0.0.1" }],
    ["Forwarded", { forwarded: "for=203.0.113.7" }],
    ["Via", { via: "1.1 proxy" }],
    ["a made-up mark of a direct request and a proxy", { "x-steward-direct": "1", "x-real-ip": "203.0.113.7" }],
  ])("by name is closed to a request with %s", async (_, headers) => {
    const page = await rawRequest(server.address, "/", headers);
    expect(page.body).not.toContain('name="name"');
    expect(page.body).toContain("No sign-in is set up for this address.");
    const providers = await rawRequest(server.address, "/api/auth/providers", headers);
    // By no name of ours nothing is answered at all.
    const refused = { error: expect.stringContaining("does not go by that name"), error_code: "FORBIDDEN" };
    expect(JSON.parse(providers.body)).toEqual(headers.host ? refused : {});
    expect(providers.status).toBe(headers.host ? 403 : 200);
  });

  test.each([
    ["/?error=SessionRequired", "Please sign in first."],
    ["/?error=%3Cscript%3E", "Signing in did not work. Please try again."],
  ])("says in words what failed by %s", async (path, sentence) => {
    const { html } = await open(path);
    expect(html).toContain(sentence);
    expect(html).toContain('name="name"');
  });
});

test("an address that does not exist gets our own page, which leads to one's tasks", async () => {
  const { status, html } = await open("/no/such/page");
  expect(status).toBe(404);
  expect(html).toContain(MISSING);
  const [, href = ""] = /<a [^>]*href="([^"]*)"[^>]*>Go to your tasks/.exec(html) ?? [];
  expect((await open(href)).html).toContain('name="name"');
});

test("somebody else's card is not there, and neither is one that never was", async () => {
  const [ada, eve] = [await signInOverHttp(server.address), await signInOverHttp(server.address)];
  await ada.request("POST", "/api/tasks", { title: "Buy milk" });
  const { body } = await ada.request("POST", "/api/tasks/delete", { tasks: [1] });
  const own = `/confirm/${Object(body.pending_action).id}`;
  expect((await open(own, ada)).html).toContain("Are you sure you want to delete this task?");
  for (const path of [own, "/confirm/00000000-0000-4000-8000-000000000000", "/confirm/nonsense"]) {
    const { status, html } = await open(path, eve);
    expect([path, status, html]).toEqual([path, 404, expect.stringContaining(MISSING)]);
    expect(html).not.toContain("Buy milk");
  }
});
