import { createHmac, timingSafeEqual } from "node:crypto";
import { authSecret } from "@/lib/platform/auth-secret";

/** What only this server can say of a text. Each purpose has digests of its own, so that none passes for another. */
export const keyedDigest = (purpose: string, text: string): string =>
  createHmac("sha256", authSecret()).update(`${purpose}\n${text}`).digest("base64url");

/** Compared in a time that tells nothing. */
export function isSameDigest(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
