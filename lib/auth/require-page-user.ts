import { redirect } from "next/navigation";
import { currentUser } from "@/lib/auth/require-user";
import type { SignedInUser } from "@/lib/domain/signed-in-user";

/** For pages that are somebody's own: who is not signed in is led to sign in and then back to `path`. */
export async function requirePageUser(path: string): Promise<SignedInUser> {
  const user = await currentUser();
  if (!user) redirect(`/?${new URLSearchParams({ error: "SessionRequired", callbackUrl: path })}`);
  return user;
}
