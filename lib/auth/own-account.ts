import { z } from "zod";
import { cookieAttributes } from "@/lib/auth/cookie-attributes";
import { sessionCookieName } from "@/lib/auth/read-session";
import { DELETE_ACCOUNT_WORDS } from "@/lib/domain/delete-account-words";
import { personName } from "@/lib/domain/person-name";
import { StewardError } from "@/lib/domain/steward-error";
import { timeZoneField } from "@/lib/domain/time-zone-field";
import { log } from "@/lib/platform/log";
import { eraseUser, raiseSessionVersion, saveProfile } from "@/lib/store/account-store";

export const profileChange = z
  .strictObject({
    name: personName.optional(),
    time_zone: timeZoneField.optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), { error: "Nothing to change" });

export async function changeProfile(userId: string, change: z.infer<typeof profileChange>): Promise<void> {
  const { name, time_zone: timeZone } = change;
  await saveProfile(userId, { ...(name && { name }), ...(timeZone && { timeZone }) });
}

/** Cookies end at once, this browser's too. Access tokens stay: each is revoked by itself. */
export async function signOutEverywhere(userId: string): Promise<Response> {
  await raiseSessionVersion(userId);
  return signedOut();
}

export const accountDeletion = z.strictObject({ confirmation: z.string() });

export async function deleteAccount(
  userId: string,
  { confirmation }: z.infer<typeof accountDeletion>,
): Promise<Response> {
  if (confirmation.trim().toLowerCase() !== DELETE_ACCOUNT_WORDS) {
    throw new StewardError("VALIDATION_ERROR", `Type “${DELETE_ACCOUNT_WORDS}” to confirm.`);
  }
  await eraseUser(userId);
  log.info({ erased: userId }, "Account deleted");
  return signedOut();
}

function signedOut(): Response {
  const cookie = `${sessionCookieName()}=; Path=/; Max-Age=0; ${cookieAttributes()}`;
  return new Response(null, { status: 204, headers: { "set-cookie": cookie } });
}
