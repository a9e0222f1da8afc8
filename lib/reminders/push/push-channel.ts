import { type Clock, systemClock } from "@/lib/domain/clock";
import type { Notice } from "@/lib/domain/notice";
import { log } from "@/lib/platform/log";
import { PUBLIC_REACH, type Reach } from "@/lib/platform/reach";
import { type Channel, UnreachedError, UnsendableError } from "@/lib/reminders/channel";
import type { Verdict } from "@/lib/reminders/push/judge-answer";
import { reminderPayload } from "@/lib/reminders/push/push-payload";
import { sendToDevice } from "@/lib/reminders/push/send-to-device";
import { type VapidKeys, vapidKeys } from "@/lib/reminders/push/vapid-keys";
import {
  type DeviceToReach,
  findDevicesFor,
  findPeopleWithDevices,
  forgetDevice,
  noteReached,
  postponeDevice,
} from "@/lib/store/push-delivery-store";

const NAME = "push";

interface Attempt {
  notice: Notice;
  keys: VapidKeys;
  reach: Reach;
  clock: Clock;
  signal: AbortSignal;
}

/**
 * Web Push to every browser of a person that allowed it. The notification's id is its tag there, so that one which arrives
 * twice is shown once.
 */
export const pushChannel = (reach: Reach = PUBLIC_REACH, clock: Clock = systemClock): Channel => ({
  name: NAME,
  showsRepeatsOnce: true,
  // The last one about an hour after the first.
  retries: { limit: 8, delaySeconds: 15 },
  wantedBy: async (people) => findPeopleWithDevices(people, (await vapidKeys()).publicKey),
  async send(notice, signal) {
    const keys = await vapidKeys();
    const devices = await findDevicesFor(notice, NAME, keys.publicKey);
    const waiting = devices.filter(({ hasIt }) => !hasIt);
    const verdicts = await Promise.all(
      waiting.map((device) => reachOne(device, { notice, keys, reach, clock, signal })),
    );
    conclude(devices, verdicts);
  },
});

async function reachOne(device: DeviceToReach, { notice, clock, ...sending }: Attempt): Promise<Verdict> {
  const now = clock.now();
  if (device.retryAt && device.retryAt > now) return { kind: "later" };
  // A topic has 32 characters at most: those of an id, without what parts them.
  const message = { payload: reminderPayload(notice), topic: notice.id.replaceAll("-", "") };
  const verdict = await sendToDevice({ target: device, message, now, ...sending });
  if (verdict.kind === "arrived") await noteReached(device.id, notice.id, NAME, now);
  if (verdict.kind === "gone") await forgetDevice(device.id);
  if (verdict.kind === "later" && verdict.waitSeconds !== undefined) {
    await postponeDevice(device.id, new Date(now.getTime() + verdict.waitSeconds * 1000));
  }
  return verdict;
}

/** No device left is no failure: there is nobody to tell. One that got it is enough, unless others are worth a try. */
function conclude(devices: readonly DeviceToReach[], verdicts: readonly Verdict[]): void {
  const later = verdicts.filter(({ kind }) => kind === "later").length;
  if (later > 0) throw new UnreachedError(`It did not reach ${later} of ${counted(devices.length, "device")}`);
  const refused = verdicts.find((verdict) => verdict.kind === "refused");
  if (!refused) return;
  const isThere = devices.some(({ hasIt }) => hasIt) || verdicts.some(({ kind }) => kind === "arrived");
  if (!isThere) throw new UnsendableError(refused.why);
  log.warn({ channel: NAME }, "A push service refused a message that other devices got");
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;
