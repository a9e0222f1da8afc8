import { beforeAll, describe, expect, test } from "vitest";
import { changingEndpoints } from "@/tests/support/app-surface";
import { type HttpPerson, signInOverHttp } from "@/tests/support/http-person";
import { commonServer } from "@/tests/support/test-server";

const CHANGING = await changingEndpoints();

/** How a request from somebody else's page looks. */
const foreignTo = (address: string): Record<string, string>[] => [
  { origin: "https://evil.example" },
  { origin: "null" },
  { origin: "http://127.0.0.1.evil.example" },
  { origin: address.replace("http:", "https:") },
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
];

const TYPES = ["application/json", "text/plain", "text/plain;application/json", "application/x-www-form-urlencoded"];

const server = commonServer();
let ada: HttpPerson;

beforeAll(async () => {
  ada = await signInOverHttp(server.address);
  await ada.request("POST", "/api/tasks", { title: "Ada's own" });
});

const BODY = JSON.stringify({ title: "Planted", confirmation: "delete my account", name: "Planted", scope: "write" });

describe.each(CHANGING)("$method $pattern from another site", ({ method, path }) => {
  test("is refused with 403 whatever the body calls itself", async () => {
    for (const foreign of foreignTo(server.address)) {
      for (const type of TYPES) {
        const headers = { cookie: ada.cookie, "content-type": type, ...foreign };
        const { status } = await fetch(server.address + path, { method, headers, body: BODY, redirect: "manual" });
        expect([type, foreign, status]).toEqual([type, foreign, 403]);
      }
    }
  });
});

describe("afterwards", () => {
  test("nothing has changed and Ada is still signed in", async () => {
    expect((await ada.request("GET", "/api/tasks")).body).toMatchObject({ total: 1, tasks: [{ title: "Ada's own" }] });
    expect((await ada.request("GET", "/api/tokens")).body).toEqual({ tokens: [] });
    expect((await ada.request("GET", "/api/account")).body.account).not.toMatchObject({ name: "Planted" });
  });

  test("her own pages get through", async () => {
    const own = { origin: server.address, "sec-fetch-site": "same-origin" };
    expect((await ada.request("POST", "/api/tasks", { title: "Buy milk" }, own)).status).toBe(201);
  });
});
