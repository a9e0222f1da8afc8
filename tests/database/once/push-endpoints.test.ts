import { afterAll, beforeAll, expect, it } from "vitest";
import { PUBLIC_REACH, type Reach } from "@/lib/platform/reach";
import { configuredChannels } from "@/lib/reminders/channels";
import { deliverOnce } from "@/lib/reminders/deliver-once";
import { addPushDevice, newPushDevice } from "@/lib/reminders/push/add-push-device";
import { sendToDevice } from "@/lib/reminders/push/send-to-device";
import { tryPush } from "@/lib/reminders/push/try-push";
import { vapidKeys } from "@/lib/reminders/push/vapid-keys";
import { database } from "@/lib/store/database";
import { newBrowserSubscription } from "@/tests/support/browser-subscription";
import { FORBIDDEN_ENDPOINTS, FORBIDDEN_NAMES } from "@/tests/support/forbidden-endpoints";
import { atMoment, newPerson, type Person, recordsOf } from "@/tests/support/people";
import { type PushService, startPushService } from "@/tests/support/push-service";

const DUE = "2030-01-02T09:00:00.000Z";
const { keys } = newBrowserSubscription("");
const FORBIDDEN = Object.values(FORBIDDEN_ENDPOINTS).flat();

let service: PushService;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.stop());

const leadingTo = (addresses: string[]): Reach => ({
  ...PUBLIC_REACH,
  resolve: async () => addresses.map((address) => ({ address, family: 4 })),
});

async function countDevices(person: Person): Promise<number> {
  const { client } = await database();
  return client.pushSubscription.count({ where: { userId: person.id } });
}

it("no forbidden endpoint is saved, however it is written", async () => {
  const person = await newPerson();
  const save = (endpoint: string, reach?: Reach) =>
    addPushDevice(person.id, { endpoint, keys }, { userAgent: null, ...(reach && { reach }) });
  for (const endpoint of FORBIDDEN) await expect(save(endpoint), endpoint).rejects.toThrow("Steward cannot send to");
  for (const [name, addresses] of Object.entries(FORBIDDEN_NAMES)) {
    await expect(save(`https://${name}/x`, leadingTo(addresses)), name).rejects.toThrow("Steward cannot send to");
  }
  expect(await countDevices(person)).toBe(0);
  await save("https://8.8.8.8/x");
  await save("https://push.example/x", leadingTo(["8.8.8.8", "2606:4700::1111"]));
  expect(await countDevices(person)).toBe(2);
});

it("no forbidden endpoint is sent to, however it came to be there", async () => {
  const sending = {
    message: { payload: "{}" },
    keys: await vapidKeys(),
    now: new Date(DUE),
    signal: AbortSignal.timeout(60_000),
  };
  const send = (endpoint: string, reach: Reach) =>
    sendToDevice({ target: { id: "", endpoint, ...keys }, reach, ...sending });
  for (const endpoint of FORBIDDEN) {
    const verdict = await send(endpoint, PUBLIC_REACH);
    expect([endpoint, verdict]).toMatchObject([endpoint, { kind: "refused" }]);
  }
  for (const [name, addresses] of Object.entries(FORBIDDEN_NAMES)) {
    const verdict = await send(`https://${name}/x`, leadingTo(addresses));
    expect([name, verdict]).toMatchObject([name, { kind: "refused" }]);
  }
});

it("the channels that a server runs with send nothing to this machine, and the activity says why", async () => {
  const person = await newPerson();
  const task = await person.add("Call the bank");
  await person.remind({ task: task.number, remind_at: DUE });
  const { client } = await database();
  const { publicKey: vapidKey } = await vapidKeys();
  const endpoint = `https://127.0.0.1:${service.port}/x`;
  await client.pushSubscription.create({ data: { userId: person.id, endpoint, ...keys, vapidKey } });
  await deliverOnce(atMoment(DUE), configuredChannels());
  const why = "The address must use the port of https.";
  expect(await recordsOf(person, "send_notification")).toMatchObject([{ success: false, errorMessage: why }]);
  expect(await tryPush(person.id, endpoint)).toMatchObject({ works: false });
  expect(service.connections()).toBe(0);
});

it.each([
  ["no point of the curve", { ...keys, p256dh: `B${"A".repeat(86)}` }],
  ["too short a key", { ...keys, p256dh: keys.p256dh.slice(0, -4) }],
  ["too short a secret", { ...keys, auth: "abc" }],
  ["no keys", {}],
])("%s is refused", (_, wrong) => {
  expect(newPushDevice.safeParse({ endpoint: "https://8.8.8.8/x", keys: wrong }).success).toBe(false);
});
