import { decode } from "next-auth/jwt";
import { z } from "zod";
import type { SignedInUser } from "@/lib/domain/signed-in-user";
import { authSecret } from "@/lib/platform/auth-secret";
import { configuration } from "@/lib/platform/configuration";
import { findUser } from "@/lib/store/user-store";

const claims = z.object({ sub: z.uuid(), sessionVersion: z.number().int() });

/** next-auth's own name for the cookie; browsers accept the prefix only over https. */
export const sessionCookieName = (): string =>
  usesSecureCookies() ? "__Secure-next-auth.session-token" : "next-auth.session-token";

export const usesSecureCookies = (): boolean => configuration().NEXTAUTH_URL?.startsWith("https://") ?? false;

/** The person behind a session cookie, if it is genuine, not expired and not signed out everywhere since. */
export async function readSession(cookie: string | undefined): Promise<SignedInUser | null> {
  if (!cookie) return null;
  return findSessionUser(await decode({ token: cookie, secret: authSecret() }).catch(() => null));
}

export async function findSessionUser(token: unknown): Promise<SignedInUser | null> {
  const parsed = claims.safeParse(token);
  if (!parsed.success) return null;
  const user = await findUser(parsed.data.sub);
  return user && user.sessionVersion === parsed.data.sessionVersion ? user : null;
}
