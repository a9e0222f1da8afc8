import { randomBytes } from "node:crypto";
import { cookieAttributes } from "@/lib/auth/cookie-attributes";
import { usesSecureCookies } from "@/lib/auth/read-session";
import { isSameDigest, keyedDigest } from "@/lib/platform/keyed-digest";

/** As long as browsers keep one. */
const DAYS = 400;

const cookieName = (): string => `${usesSecureCookies() ? "__Host-" : ""}steward.opened`;

const proofOf = (opened: string): string => keyedDigest("opened-browser", opened);

/** What a browser keeps that came by the one-time address: it may sign in by name from now on. */
export function openedBrowserCookie(now = Date.now()): string {
  const opened = `${now}-${randomBytes(16).toString("base64url")}`;
  const life = `Path=/; Max-Age=${DAYS * 24 * 60 * 60}; ${cookieAttributes()}`;
  return `${cookieName()}=${opened}.${proofOf(opened)}; ${life}`;
}

export function isOpenedBrowser(headers: Headers, now = Date.now()): boolean {
  const cookies = (headers.get("cookie") ?? "").split(/;\s*/);
  const start = `${cookieName()}=`;
  const value = cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length) ?? "";
  const [opened = "", proof = ""] = value.split(".");
  const age = now - Number.parseInt(opened, 10);
  return isSameDigest(proof, proofOf(opened)) && age < DAYS * 24 * 60 * 60 * 1000;
}
