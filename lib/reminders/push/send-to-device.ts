import webPush, { type RequestDetails } from "web-push";
import { type PostAnswer, postWithinReach } from "@/lib/platform/post-within-reach";
import { OutOfReachError, type Reach } from "@/lib/platform/reach";
import { judgeAnswer, type Verdict } from "@/lib/reminders/push/judge-answer";
import type { VapidKeys } from "@/lib/reminders/push/vapid-keys";
import type { PushTarget } from "@/lib/store/push-subscription-store";

interface PushMessage {
  payload: string;
  /** A later message of the same topic replaces one that a vendor still holds for a browser that is off. */
  topic?: string;
}

export interface PushSending {
  target: PushTarget;
  message: PushMessage;
  keys: VapidKeys;
  reach: Reach;
  now: Date;
  signal: AbortSignal;
}

/** How long a vendor keeps it for a device that is off. After a day nobody wants to be reminded. */
const KEPT_SECONDS = 24 * 60 * 60;
/** Well within what a whole attempt may take. */
const PATIENCE_MS = 15_000;

/** One message to one browser. Whatever happens is a verdict. */
export async function sendToDevice({ target, message, keys, reach, now, signal }: PushSending): Promise<Verdict> {
  const request = sealedFor(target, message, keys);
  if (!request) return { kind: "refused", why: "The keys of this browser cannot be used." };
  try {
    const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
    return judgeAnswer(await post(request, reach, patience), now);
  } catch (error) {
    if (error instanceof OutOfReachError) return { kind: "refused", why: error.message };
    return { kind: "later" };
  }
}

/** Encrypted for the browser and signed for its vendor; null when the browser's keys are none. */
function sealedFor(target: PushTarget, { payload, topic }: PushMessage, keys: VapidKeys): RequestDetails | null {
  const { endpoint, p256dh, auth } = target;
  const wishes = { TTL: KEPT_SECONDS, urgency: "high" as const, ...(topic === undefined ? {} : { topic }) };
  try {
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      ...wishes,
      vapidDetails: keys,
      contentEncoding: "aes128gcm",
    });
  } catch {
    return null;
  }
}

function post({ endpoint, headers, body }: RequestDetails, reach: Reach, signal: AbortSignal): Promise<PostAnswer> {
  const plain = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  return postWithinReach(
    { address: endpoint, headers: Object.fromEntries(plain), body: body ?? Buffer.alloc(0), signal },
    reach,
  );
}
