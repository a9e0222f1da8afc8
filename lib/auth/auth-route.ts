import { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { authOptions } from "@/lib/auth/auth-options";
import { cookieAttributes } from "@/lib/auth/cookie-attributes";
import { requireBrowserAtThisMachine } from "@/lib/auth/local-sign-in";
import { onwardPage } from "@/lib/auth/onward-page";
import { usesSecureCookies } from "@/lib/auth/read-session";
import { requireOwnName } from "@/lib/auth/require-own-name";
import { requireSameOrigin } from "@/lib/auth/require-same-origin";
import { TIME_ZONE_COOKIE } from "@/lib/auth/time-zone-cookie";
import { canonicalTimeZone } from "@/lib/domain/canonical-time-zone";
import { StewardError } from "@/lib/domain/steward-error";
import { ConfigurationError } from "@/lib/platform/configuration";
import { errorResponse } from "@/lib/platform/error-response";
import { log } from "@/lib/platform/log";
import { ownAddress } from "@/lib/platform/own-address";
import { readAtMost } from "@/lib/platform/read-at-most";
import { asDatabaseError } from "@/lib/store/as-database-error";

/** Everything under /api/auth is next-auth's; this stands in front of it and lets nothing out but words. */
export async function authRoute(request: NextRequest, path: string[]): Promise<Response> {
  try {
    requireOwnName(request);
    requireSameOrigin(request);
    const [action] = path;
    // next-auth looks at no more than two of them, so another would lead round the checks below.
    if (path.length > 2) throw new StewardError("NOT_FOUND", "Not found.");
    // A place for anybody to write into our log.
    if (action === "_log") return new Response(null, { status: 204 });
    if (action === "callback" && request.nextUrl.searchParams.get("error") === "access_denied") return denied();
    // A name is only ever sent by the form; next-auth's answer to anything else here is 500.
    if (path.join("/") === "callback/local") {
      if (request.method !== "POST") return redirectTo("/");
      requireBrowserAtThisMachine(request);
    }
    if (!hasUsableReturnAddress(request)) return forgetReturnAddress();
    const faults: unknown[] = [];
    const onFault = (error: unknown) => faults.push(error);
    const options = authOptions({ headers: request.headers, timeZone: timeZoneOf(request), onFault });
    const answer = await NextAuth(await bounded(request), { params: { nextauth: path } }, options);
    // Its own answer would be that nobody is signed in, or that somebody has signed out, and take the cookie away.
    if (faults.length > 0) return errorResponse(asDatabaseError(faults[0]));
    const away = action === "signin" && request.method === "POST" ? addressAway(request, answer) : null;
    return away ? onwardPage(answer, away) : answer;
  } catch (error) {
    if (error instanceof StewardError) return errorResponse(error);
    if (error instanceof ConfigurationError) {
      log.error({ reason: error.message }, "Sign-in is not set up");
      return redirectTo("/?error=Configuration");
    }
    // next-auth throws on bodies, headers and cookies that it cannot read.
    log.warn({ err: error }, "A sign-in request could not be read");
    return errorResponse(new StewardError("VALIDATION_ERROR", "This sign-in request cannot be read."));
  }
}

/** Where the form leads, when that is to a provider and not back to a page of ours. */
function addressAway(request: Request, answer: Response): URL | null {
  const location = answer.headers.get("location") ?? "";
  if (!/^https?:/i.test(location) || !URL.canParse(location)) return null;
  const address = new URL(location);
  return address.origin === ownAddress(request) ? null : address;
}

/** next-auth reads a body whole, and anybody may send one. */
async function bounded(request: NextRequest): Promise<NextRequest> {
  if (request.method !== "POST") return request;
  return new NextRequest(request.url, { method: "POST", headers: request.headers, body: await readAtMost(request) });
}

/** next-auth would call this a failed callback. Its own redirect still remembers where the person wanted to go. */
const denied = (): Response => redirectTo("/api/auth/signin?error=Denied");

const redirectTo = (location: string): Response => new Response(null, { status: 302, headers: { location } });

const returnCookie = (): string => `${usesSecureCookies() ? "__Secure-" : ""}next-auth.callback-url`;

/** next-auth answers 500 to a return address that is none, and would go on doing so for as long as the cookie lives. */
function hasUsableReturnAddress(request: NextRequest): boolean {
  const wanted = [request.nextUrl.searchParams.get("callbackUrl"), request.cookies.get(returnCookie())?.value];
  return wanted.every((address) => !address || /^https?:$/.test(protocolOf(address)));
}

function protocolOf(address: string): string {
  const base = address.startsWith("/") ? "http://steward" : undefined;
  return URL.canParse(address, base) ? new URL(address, base).protocol : "";
}

function forgetReturnAddress(): Response {
  const response = redirectTo("/");
  response.headers.append("set-cookie", `${returnCookie()}=; Path=/; Max-Age=0; ${cookieAttributes()}`);
  return response;
}

function timeZoneOf(request: NextRequest): string | undefined {
  const timeZone = request.cookies.get(TIME_ZONE_COOKIE)?.value;
  return canonicalTimeZone(timeZone ?? "") ?? undefined;
}
