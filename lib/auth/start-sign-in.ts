import { createHash } from "node:crypto";
import { z } from "zod";
import { cookieAttributes } from "@/lib/auth/cookie-attributes";
import { usesSecureCookies } from "@/lib/auth/read-session";
import { requireOwnName } from "@/lib/auth/require-own-name";
import { requireSameOrigin } from "@/lib/auth/require-same-origin";
import { signInChoices } from "@/lib/auth/sign-in-providers";
import { TIME_ZONE_COOKIE } from "@/lib/auth/time-zone-cookie";
import { StewardError } from "@/lib/domain/steward-error";
import { timeZoneField } from "@/lib/domain/time-zone-field";
import { authSecret } from "@/lib/platform/auth-secret";
import { readAtMost } from "@/lib/platform/read-at-most";

const form = z.object({
  csrfToken: z.string().regex(/^[0-9a-f]{64}$/),
  timeZone: timeZoneField.optional().catch(undefined),
  anotherAccount: z.literal("yes").optional().catch(undefined),
});

/**
 * Asked again, a provider would send back whoever is signed in there, and who was just refused could never try another
 * account. GitHub and Google let people choose; OpenID Connect has a standard word only for asking them to sign in.
 */
const promptFor = (provider: string): string => (provider === "oidc" ? "login" : "select_account");

const MINUTES_TO_SIGN_IN = 15;

/**
 * The buttons of the sign-in page post here, with JavaScript or without. next-auth wants its CSRF token in a cookie and
 * in the form, and a page cannot set a cookie while it is rendered. So the form brings a token of its own, the origin
 * is checked here (nobody else's page may start a sign-in), the cookie is set, and the same form goes on to next-auth.
 */
export async function startSignIn(request: Request, provider: string): Promise<Response> {
  requireOwnName(request);
  requireSameOrigin(request);
  if (!signInChoices().some(({ id }) => id === provider)) {
    throw new StewardError("NOT_FOUND", "There is no such way to sign in.");
  }
  const parsed = form.safeParse(Object.fromEntries(new URLSearchParams(await readAtMost(request))));
  if (!parsed.success) throw new StewardError("VALIDATION_ERROR", "Please start on the sign-in page.");
  const { csrfToken, timeZone, anotherAccount } = parsed.data;
  const query = anotherAccount ? `?prompt=${promptFor(provider)}` : "";
  const headers = new Headers({ location: `/api/auth/signin/${provider}${query}` });
  headers.append("set-cookie", csrfCookie(csrfToken));
  if (timeZone !== undefined) headers.append("set-cookie", timeZoneCookie(timeZone));
  // 307 keeps the method and the form.
  return new Response(null, { status: 307, headers });
}

function csrfCookie(token: string): string {
  const name = usesSecureCookies() ? "__Host-next-auth.csrf-token" : "next-auth.csrf-token";
  const proof = createHash("sha256").update(`${token}${authSecret()}`).digest("hex");
  return `${name}=${encodeURIComponent(`${token}|${proof}`)}; Path=/; ${cookieAttributes()}`;
}

const timeZoneCookie = (timeZone: string): string =>
  `${TIME_ZONE_COOKIE}=${encodeURIComponent(timeZone)}; Path=/api/auth; Max-Age=${MINUTES_TO_SIGN_IN * 60}; ${cookieAttributes()}`;
