import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { lookUpWithinReach } from "@/lib/platform/look-up-within-reach";
import { postWithinReach } from "@/lib/platform/post-within-reach";
import { OutOfReachError, PUBLIC_REACH, type Reach } from "@/lib/platform/reach";
import { readOutsideAddress } from "@/lib/platform/read-outside-address";
import { FORBIDDEN_ENDPOINTS, FORBIDDEN_NAMES } from "@/tests/support/forbidden-endpoints";
import { LOOPBACK_REACH } from "@/tests/support/loopback-reach";
import { type PushService, startPushService } from "@/tests/support/push-service";
import { TEST_CERTIFICATE } from "@/tests/support/test-certificate";

describe.each(Object.entries(FORBIDDEN_ENDPOINTS))("an address that is %s", (_, addresses) => {
  test.each(addresses)("%s is out of reach", (address) => {
    expect(() => readOutsideAddress(address, PUBLIC_REACH)).toThrow(OutOfReachError);
  });
});

test.each([
  "https://8.8.8.8/x",
  "https://[2606:4700::1111]/x",
  "https://fcm.example/send/abc",
  "https://push.example:443/x?y",
])("%s is within reach as far as the address tells", (address) => {
  expect(readOutsideAddress(address, PUBLIC_REACH).protocol).toBe("https:");
});

test.each(Object.entries(FORBIDDEN_NAMES))("the name %s, which leads to %j, is out of reach", async (name, found) => {
  const reach: Reach = { ...PUBLIC_REACH, resolve: async () => found.map((address) => ({ address, family: 4 })) };
  await expect(lookUpWithinReach(name, reach)).rejects.toThrow(OutOfReachError);
});

describe("a request", () => {
  let service: PushService;
  beforeAll(async () => {
    service = await startPushService();
  });
  afterAll(() => service.stop());

  const post = (address: string, reach: Reach, signal = AbortSignal.timeout(60_000)) =>
    postWithinReach({ address, headers: {}, body: Buffer.from(""), signal }, reach);
  const there = [{ address: "127.0.0.1", family: 4 }];
  /** As in production but for the port and the certificate: a name decides alone. */
  const strict = (resolve: Reach["resolve"]): Reach => ({
    ...PUBLIC_REACH,
    allowsPort: () => true,
    certificateAuthority: TEST_CERTIFICATE,
    resolve,
  });

  test("goes to the very address that was looked up and checked", async () => {
    const before = service.connections();
    expect(await post(`${service.address}/nobody`, LOOPBACK_REACH)).toEqual({ status: 404, retryAfter: undefined });
    expect(service.connections()).toBe(before + 1);
  });

  test("to a name that changed its mind after the check is not even begun", async () => {
    const before = service.connections();
    const answers = [[{ address: "8.8.8.8", family: 4 }], there];
    const reach = strict(async () => answers.shift() ?? there);
    await lookUpWithinReach("push.test", reach);
    await expect(post(`${service.address}/x`, reach)).rejects.toThrow(OutOfReachError);
    await expect(post(`https://127.0.0.1:${service.port}/x`, reach)).rejects.toThrow(OutOfReachError);
    expect(service.connections()).toBe(before);
  });

  test("is not made to a server whose certificate nobody vouches for", async () => {
    const { certificateAuthority: _, ...unvouched } = LOOPBACK_REACH;
    await expect(post(`${service.address}/x`, unvouched)).rejects.toThrow(/self.signed/i);
  });

  test("follows no redirect", async () => {
    const elsewhere = service.newBrowser();
    const { endpoint, messages } = service.newBrowser({ status: 307, headers: { location: elsewhere.endpoint } });
    expect(await post(endpoint, LOOPBACK_REACH)).toMatchObject({ status: 307 });
    expect([messages.length, elsewhere.messages.length]).toEqual([1, 0]);
  });

  test("ends when the patience ends", async () => {
    const { endpoint, messages } = service.newBrowser("silence");
    const patience = new AbortController();
    const posting = post(endpoint, LOOPBACK_REACH, patience.signal);
    await vi.waitFor(() => expect(messages).toHaveLength(1), { timeout: 60_000 });
    patience.abort();
    await expect(posting).rejects.toThrow(/abort/i);
  });
});
