import { createECDH } from "node:crypto";
import { isIP } from "node:net";
import { z } from "zod";
import { deviceName } from "@/lib/domain/device-name";
import { LIMITS } from "@/lib/domain/limits";
import { StewardError } from "@/lib/domain/steward-error";
import { lookUpWithinReach } from "@/lib/platform/look-up-within-reach";
import { OutOfReachError, PUBLIC_REACH, type Reach } from "@/lib/platform/reach";
import { bareHost, readOutsideAddress } from "@/lib/platform/read-outside-address";
import { vapidKeys } from "@/lib/reminders/push/vapid-keys";
import { listPushDevices, savePushSubscription } from "@/lib/store/push-subscription-store";

export const endpointField = z.string().min(1).max(2048);

/** What a browser says of its own subscription. */
export const newPushDevice = z.strictObject({
  endpoint: endpointField,
  keys: z.strictObject({
    p256dh: z.string().refine(isPointOnCurve, "This is not the key of a browser"),
    auth: z.string().regex(/^[A-Za-z0-9_-]{22}$/, "This is not the secret of a browser"),
  }),
});

interface Introduction {
  /** How the browser names itself. */
  userAgent: string | null;
  reach?: Reach;
}

/** From now on this browser is notified of this person's reminders. Where it wants its messages sent is checked here first. */
export async function addPushDevice(
  userId: string,
  { endpoint, keys }: z.infer<typeof newPushDevice>,
  { userAgent, reach = PUBLIC_REACH }: Introduction,
): Promise<void> {
  await requireReachable(endpoint, reach);
  const { publicKey } = await vapidKeys();
  const devices = await listPushDevices(userId, publicKey);
  if (devices.length >= LIMITS.pushDevices && !devices.some((device) => device.endpoint === endpoint)) {
    throw new StewardError("CONFLICT", `There are ${LIMITS.pushDevices} devices already. Remove one first.`);
  }
  const subscription = { endpoint, ...keys, vapidKey: publicKey, deviceName: deviceName(userAgent) };
  if (!(await savePushSubscription(userId, subscription))) {
    throw new StewardError("CONFLICT", "This browser is known with other keys. Turn notifications off and on again.");
  }
}

async function requireReachable(endpoint: string, reach: Reach): Promise<void> {
  try {
    const host = bareHost(readOutsideAddress(endpoint, reach));
    if (isIP(host) === 0) await lookUpWithinReach(host, reach);
  } catch (error) {
    const why = error instanceof OutOfReachError ? error.message : "Nobody knows where this address is.";
    throw new StewardError("VALIDATION_ERROR", `Steward cannot send to this browser's push service. ${why}`);
  }
}

function isPointOnCurve(key: string): boolean {
  try {
    const curve = createECDH("prime256v1");
    curve.generateKeys();
    curve.computeSecret(Buffer.from(key, "base64url"));
    return /^B[A-Za-z0-9_-]{86}$/.test(key);
  } catch {
    return false;
  }
}
