import { decode } from "next-auth/jwt";
import { hasRunOut, readSessionClaims, type Session } from "@/lib/auth/session-claims";
import { type Clock, systemClock } from "@/lib/domain/clock";
import type { SignedInUser } from "@/lib/domain/signed-in-user";
import { authSecret } from "@/lib/platform/auth-secret";
import { configuration } from "@/lib/platform/configuration";
import { findUserInSession } from "@/lib/store/user-store";

/** next-auth's own name for the cookie; browsers accept the prefix only over https. */
export const sessionCookieName = (): string =>
  usesSecureCookies() ? "__Secure-next-auth.session-token" : "next-auth.session-token";

export const usesSecureCookies = (): boolean => configuration().NEXTAUTH_URL?.startsWith("https://") ?? false;

/** The person behind a session cookie, if it is genuine, not expired and not signed out of since, here or everywhere. */
export async function readSession(cookie: string | undefined): Promise<SignedInUser | null> {
  if (!cookie) return null;
  const token = await decode({ token: cookie, secret: authSecret() }).catch(() => null);
  return (await findSession(token))?.user ?? null;
}

/** The session that a token is about, and whose it is. */
export async function findSession(
  token: unknown,
  clock: Clock = systemClock,
): Promise<{ session: Session; user: SignedInUser } | null> {
  const session = readSessionClaims(token);
  if (!session || hasRunOut(session, clock)) return null;
  const user = await findUserInSession(session.userId, session.id);
  return user && user.sessionVersion === session.version ? { session, user } : null;
}
