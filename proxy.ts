import { type NextRequest, NextResponse } from "next/server";
import { configuration } from "@/lib/platform/configuration";
import { contentSecurityPolicy } from "@/lib/platform/content-security-policy";

/**
 * Gives each request an id for the log and each page a nonce for its scripts. It decides nothing about who may see
 * what: every handler does that for itself.
 */
export function proxy(request: NextRequest): NextResponse {
  const canonical = canonicalAddress(request);
  if (canonical) return NextResponse.redirect(canonical, 307);
  const nonce = Buffer.from(crypto.randomUUID()).toString("base64");
  const policy = contentSecurityPolicy({
    nonce,
    development: process.env.NODE_ENV === "development",
    issuer: configuration().OIDC_ISSUER,
  });
  const headers = new Headers(request.headers);
  headers.set("x-request-id", crypto.randomUUID());
  headers.set("x-nonce", nonce);
  headers.set("content-security-policy", policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  return response;
}

/** Cookies belong to one name: someone who typed "localhost" is led to the address that sign-in returns to. */
function canonicalAddress(request: NextRequest): URL | undefined {
  const { NEXTAUTH_URL, listensOnLoopback } = configuration();
  if (!listensOnLoopback || !NEXTAUTH_URL || request.method !== "GET") return undefined;
  const home = new URL(NEXTAUTH_URL);
  const asked = request.headers.get("host");
  if (asked !== `localhost:${home.port}` || home.hostname === "localhost") return undefined;
  return new URL(request.nextUrl.pathname + request.nextUrl.search, home);
}

export const config = { matcher: ["/((?!_next/static|_next/image|icon.svg|favicon.ico).*)"] };
