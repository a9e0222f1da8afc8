import type { PostAnswer } from "@/lib/platform/post-within-reach";

/** What became of one message to one browser. */
export type Verdict =
  | { kind: "arrived" }
  /** There is no such browser any more. */
  | { kind: "gone" }
  /** Worth another try, not before so many seconds if its vendor said so. */
  | { kind: "later"; waitSeconds?: number }
  /** The same message would be refused again. Why, in words for the person. */
  | { kind: "refused"; why: string };

/** Longer than this is not waited for: a reminder is for its hour. */
const LONGEST_WAIT_SECONDS = 3600;

/** A vendor's answer. A redirect is a refusal: who it leads to was never asked about. */
export function judgeAnswer({ status, retryAfter }: PostAnswer, now: Date): Verdict {
  if (status >= 200 && status < 300) return { kind: "arrived" };
  if (status === 404 || status === 410) return { kind: "gone" };
  if (status === 429 || status === 408 || status >= 500) return { kind: "later", ...waitFor(retryAfter, now) };
  return { kind: "refused", why: `The browser's push service refused it (${status}).` };
}

/** Seconds, or a date; nonsense is no wish. */
function waitFor(retryAfter: string | undefined, now: Date): { waitSeconds?: number } {
  if (!retryAfter) return {};
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - now.getTime()) / 1000;
  return seconds > 0 ? { waitSeconds: Math.min(Math.ceil(seconds), LONGEST_WAIT_SECONDS) } : {};
}
