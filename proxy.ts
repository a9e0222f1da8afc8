import { type NextRequest, NextResponse } from "next/server";
import { contentSecurityPolicy } from "@/lib/platform/content-security-policy";
import { addressCameBy } from "@/lib/platform/own-address";

/**
 * Gives each request an id for the log and each page a nonce for its scripts, and tells next-auth where it is. It decides nothing about who may see
 * what: every handler does that for itself.
 */
export function proxy(request: NextRequest): NextResponse {
  // A page has a policy with a nonce; what stands below /api is none, and next.config.js has its policy.
  const isPage = !/^\/api(\/|$)/.test(request.nextUrl.pathname);
  const nonce = Buffer.from(crypto.randomUUID()).toString("base64");
  const policy = contentSecurityPolicy({ nonce, development: process.env.NODE_ENV === "development" });
  const headers = new Headers(request.headers);
  headers.set("x-request-id", crypto.randomUUID());
  headers.set("x-nonce", nonce);
  headers.set("content-security-policy", policy);
  const address = addressCameBy(request.headers);
  if (address !== null) {
    // What next-auth goes by where no address is set. Whatever these said before was said by somebody outside.
    headers.set("x-forwarded-host", new URL(address).host);
    headers.set("x-forwarded-proto", "http");
  }
  const response = NextResponse.next({ request: { headers } });
  if (isPage) response.headers.set("content-security-policy", policy);
  return response;
}

export const config = { matcher: ["/((?!_next/static|_next/image|icon.svg|favicon.ico).*)"] };
