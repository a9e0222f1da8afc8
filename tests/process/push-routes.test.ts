import { expect, test } from "vitest";
import { newBrowserSubscription } from "@/tests/support/browser-subscription";
import { FORBIDDEN_ENDPOINTS } from "@/tests/support/forbidden-endpoints";
import { type HttpPerson, send, signInOverHttp } from "@/tests/support/http-person";
import { commonServer } from "@/tests/support/test-server";

const server = commonServer();

/** A public number needs no name server, and without a reminder nobody sends anything there. */
function newDevice() {
  const { endpoint, keys } = newBrowserSubscription(`https://8.8.8.8/${crypto.randomUUID()}`);
  return { endpoint, keys };
}

const devicesOf = async (person: HttpPerson) => (await person.request("GET", "/api/push")).body.devices;
const FIREFOX = { "user-agent": "Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0" };

test("a device is added, listed, and taken off by its person alone", async () => {
  const [ada, bob] = [await signInOverHttp(server.address), await signInOverHttp(server.address)];
  const device = newDevice();
  expect((await ada.request("POST", "/api/push", device, FIREFOX)).status).toBe(201);
  expect((await ada.request("POST", "/api/push", device, FIREFOX)).status).toBe(201);
  const listed = {
    endpoint: device.endpoint,
    name: "Firefox on Android",
    created_at: expect.any(String),
    last_used_at: null,
  };
  expect(await devicesOf(ada)).toEqual([listed]);
  expect((await bob.request("DELETE", "/api/push", { endpoint: device.endpoint })).status).toBe(204);
  expect((await bob.request("POST", "/api/push/test", { endpoint: device.endpoint })).status).toBe(404);
  expect([await devicesOf(ada), await devicesOf(bob)]).toEqual([[listed], []]);
  expect((await ada.request("DELETE", "/api/push", { endpoint: device.endpoint })).status).toBe(204);
  expect(await devicesOf(ada)).toEqual([]);
});

test("whoever is signed in at a browser takes it over; signing out everywhere takes off all", async () => {
  const [ada, bob] = [await signInOverHttp(server.address), await signInOverHttp(server.address)];
  const device = newDevice();
  await ada.request("POST", "/api/push", device);
  await bob.request("POST", "/api/push", device);
  expect([await devicesOf(ada), await devicesOf(bob)]).toMatchObject([[], [{ endpoint: device.endpoint }]]);
  const again = { endpoint: device.endpoint, keys: newDevice().keys };
  expect((await ada.request("POST", "/api/push", again)).status).toBe(409);
  expect((await bob.request("POST", "/api/account/sign-out-everywhere")).status).toBe(204);
  expect(await devicesOf(await signInOverHttp(server.address, bob.name))).toEqual([]);
});

test("there is an end to devices, but not for one that is there", async () => {
  const ada = await signInOverHttp(server.address);
  const devices = Array.from({ length: 20 }, newDevice);
  for (const device of devices) expect((await ada.request("POST", "/api/push", device)).status).toBe(201);
  expect(await ada.request("POST", "/api/push", newDevice())).toMatchObject({
    status: 409,
    body: { error: "There are 20 devices already. Remove one first." },
  });
  expect((await ada.request("POST", "/api/push", devices[0])).status).toBe(201);
});

test("every forbidden endpoint is refused with a sentence", async () => {
  const ada = await signInOverHttp(server.address);
  const { keys } = newDevice();
  for (const endpoint of [
    ...Object.values(FORBIDDEN_ENDPOINTS).flat(),
    "https://localhost/x",
    "https://x.localhost/x",
  ]) {
    const { status, body } = await ada.request("POST", "/api/push", { endpoint, keys });
    expect([endpoint, status, body.error]).toEqual([endpoint, 400, expect.stringContaining("cannot send to this")]);
  }
  expect(await devicesOf(ada)).toEqual([]);
});

test("a token reaches none of it", async () => {
  const ada = await signInOverHttp(server.address);
  const { body } = await ada.request("POST", "/api/tokens", { name: "Script", scope: "write" });
  const headers = { authorization: `Bearer ${body.token}` };
  const device = newDevice();
  for (const [method, path] of [
    ["GET", "/api/push"],
    ["POST", "/api/push"],
    ["DELETE", "/api/push"],
    ["POST", "/api/push/test"],
  ] as const) {
    const answer = await send(server.address + path, method, method === "GET" ? undefined : device, headers);
    expect([method, path, answer.status]).toEqual([method, path, 403]);
  }
});

test("the app can be installed, and its service worker is always the newest and keeps nothing", async () => {
  const manifest = await (await fetch(`${server.address}/manifest.webmanifest`)).json();
  expect(manifest).toMatchObject({ name: "Steward", start_url: "/", scope: "/", display: "standalone" });
  for (const { src, type } of manifest.icons) {
    const icon = await fetch(server.address + src);
    expect([src, icon.status, icon.headers.get("content-type")]).toEqual([src, 200, type]);
  }
  const worker = await fetch(`${server.address}/sw.js`);
  expect(worker.headers.get("cache-control")).toBe("no-cache");
  expect(worker.headers.get("content-type")).toMatch(/^(text|application)\/javascript/);
  expect(worker.headers.get("content-security-policy")).toContain("worker-src 'self'");
  expect(await worker.text()).not.toMatch(/addEventListener\("fetch"|\bcaches\./);
});
