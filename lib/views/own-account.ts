import type { AccountJson } from "@/lib/domain/account-json";
import { StewardError } from "@/lib/domain/steward-error";
import { findOwnAccount } from "@/lib/store/account-store";

export async function readOwnAccount(userId: string): Promise<AccountJson> {
  const account = await findOwnAccount(userId);
  if (!account) throw new StewardError("NOT_FOUND", "There is no such account.");
  return {
    name: account.name,
    email: account.email,
    email_verified: account.emailIsVerified,
    time_zone: account.timeZone,
    signs_in_with: account.providers,
    sign_in_name: account.signInName,
    created_at: account.createdAt,
  };
}
