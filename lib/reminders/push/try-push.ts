import { z } from "zod";
import { type Clock, systemClock } from "@/lib/domain/clock";
import { StewardError } from "@/lib/domain/steward-error";
import { PUBLIC_REACH, type Reach } from "@/lib/platform/reach";
import { endpointField } from "@/lib/reminders/push/add-push-device";
import type { Verdict } from "@/lib/reminders/push/judge-answer";
import { testPayload } from "@/lib/reminders/push/push-payload";
import { sendToDevice } from "@/lib/reminders/push/send-to-device";
import { vapidKeys } from "@/lib/reminders/push/vapid-keys";
import { forgetDevice } from "@/lib/store/push-delivery-store";
import { findPushTarget } from "@/lib/store/push-subscription-store";

/** Which of the person's browsers. */
export const pushDeviceChoice = z.strictObject({ endpoint: endpointField });

export interface PushTrial {
  works: boolean;
  /** What happened, for the person who pressed the button. */
  sentence: string;
}

/** Sends a notification to one browser, now and once. */
export async function tryPush(
  userId: string,
  endpoint: string,
  reach: Reach = PUBLIC_REACH,
  clock: Clock = systemClock,
): Promise<PushTrial> {
  const keys = await vapidKeys();
  const target = await findPushTarget(userId, endpoint, keys.publicKey);
  if (!target) throw new StewardError("NOT_FOUND", "Notifications are off for this device.");
  const now = clock.now();
  const signal = new AbortController().signal;
  const verdict = await sendToDevice({ target, message: { payload: testPayload() }, keys, reach, now, signal });
  if (verdict.kind === "gone") await forgetDevice(target.id);
  return { works: verdict.kind === "arrived", sentence: wordsFor(verdict) };
}

function wordsFor(verdict: Verdict): string {
  switch (verdict.kind) {
    case "arrived":
      return "Sent. It should appear in a moment.";
    case "gone":
      return "This browser's push service no longer knows it. Turn notifications on again.";
    case "later":
      return "This browser's push service did not take it just now. Try again in a moment.";
    case "refused":
      return verdict.why;
  }
}
