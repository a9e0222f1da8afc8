import { cookies } from "next/headers";
import { readSession, sessionCookieName } from "@/lib/auth/read-session";
import type { SignedInUser } from "@/lib/domain/signed-in-user";
import { StewardError } from "@/lib/domain/steward-error";
import { requestContext } from "@/lib/platform/request-context";

/** The person signed in, in a page or a handler; null when nobody is. */
export async function currentUser(): Promise<SignedInUser | null> {
  const jar = await cookies();
  const user = await readSession(jar.get(sessionCookieName())?.value);
  const context = requestContext.getStore();
  if (user && context) context.userId = user.id;
  return user;
}

/** Every handler that touches data starts here. */
export async function requireUser(): Promise<SignedInUser> {
  const user = await currentUser();
  if (!user) throw new StewardError("UNAUTHORIZED", "Please sign in first.");
  return user;
}
