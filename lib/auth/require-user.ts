import { cookies } from "next/headers";
import { hashAccessToken, looksLikeAccessToken } from "@/lib/auth/access-token-secret";
import { readSession, sessionCookieName } from "@/lib/auth/read-session";
import { requireOwnName } from "@/lib/auth/require-own-name";
import { requireSameOrigin } from "@/lib/auth/require-same-origin";
import type { RequestCaller } from "@/lib/domain/request-caller";
import type { SignedInUser } from "@/lib/domain/signed-in-user";
import { StewardError } from "@/lib/domain/steward-error";
import { requestContext } from "@/lib/platform/request-context";
import { findTokenCaller } from "@/lib/store/access-token-store";
import { asDatabaseError } from "@/lib/store/as-database-error";

/**
 * The one place where a request becomes a person and what may be done in their name. A bearer token decides whenever
 * there is one: whoever sends it means it, and a cookie beside it must not lend it more than it has.
 */
export async function requireUser(request: Request): Promise<RequestCaller> {
  const bearer = readBearer(request);
  const caller = bearer === null ? await callerWithCookie(request) : await callerWithToken(bearer);
  const context = requestContext.getStore();
  if (context) context.userId = caller.user.id;
  return caller;
}

/** The person signed in, for a page; null when nobody is. Pages take no tokens. */
export async function currentUser(): Promise<SignedInUser | null> {
  const jar = await cookies();
  try {
    return await readSession(jar.get(sessionCookieName())?.value);
  } catch (error) {
    // For the page that says so.
    throw asDatabaseError(error);
  }
}

/** Browsers add the cookie whoever wrote the page; a token only comes from who holds it, so no origin is asked for. */
async function callerWithCookie(request: Request): Promise<RequestCaller> {
  requireOwnName(request);
  requireSameOrigin(request);
  const user = await currentUser();
  if (!user) throw new StewardError("UNAUTHORIZED", "Please sign in first.");
  return { user, token: null };
}

async function callerWithToken(secret: string): Promise<RequestCaller> {
  const hash = hashAccessToken(secret);
  const caller = hash === null ? null : await findTokenCaller(hash);
  if (caller) return caller;
  throw new StewardError("UNAUTHORIZED", "This access token is not valid.", { details: { reason: "invalid_token" } });
}

/** Null when there is none. Other schemes are left alone: a proxy in front may have a password of its own. */
function readBearer(request: Request): string | null {
  // Addresses end up in logs and histories.
  if (hasTokenIn(new URL(request.url).searchParams)) {
    const sentence = "Send the token in the Authorization header, not in the address.";
    throw new StewardError("UNAUTHORIZED", sentence, { details: { reason: "invalid_request" } });
  }
  const [scheme = "", ...rest] = (request.headers.get("authorization") ?? "").trim().split(/\s+/);
  return scheme.toLowerCase() === "bearer" ? rest.join(" ") : null;
}

const hasTokenIn = (query: URLSearchParams): boolean =>
  query.has("access_token") || [...query.values()].some(looksLikeAccessToken);
