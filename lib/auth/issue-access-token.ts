import { z } from "zod";
import { hashAccessToken, newAccessTokenSecret } from "@/lib/auth/access-token-secret";
import { type AccessTokenJson, TOKEN_SCOPES, toAccessTokenJson } from "@/lib/domain/access-token";
import { LIMITS } from "@/lib/domain/limits";
import { personName } from "@/lib/domain/person-name";
import { StewardError } from "@/lib/domain/steward-error";
import { listAccessTokens, saveAccessToken } from "@/lib/store/access-token-store";

const DAY = 24 * 60 * 60 * 1000;

export const newAccessToken = z.strictObject({
  name: personName,
  scope: z.enum(TOKEN_SCOPES, { error: "Scope must be read or write" }),
  /** Null never expires. */
  expires_in_days: z.number().int().min(1).max(LIMITS.accessTokenDays).nullable().default(90),
});

type NewAccessToken = z.infer<typeof newAccessToken>;

/** The secret is in this answer and nowhere else: only its hash is kept. */
export async function issueAccessToken(
  userId: string,
  { name, scope, expires_in_days: days }: NewAccessToken,
): Promise<AccessTokenJson & { token: string }> {
  const existing = await listAccessTokens(userId);
  if (existing.length >= LIMITS.accessTokens) {
    throw new StewardError("CONFLICT", `There are ${LIMITS.accessTokens} tokens already. Revoke one first.`);
  }
  const token = newAccessTokenSecret();
  const hash = hashAccessToken(token);
  if (hash === null) throw new Error("A new token does not look like one");
  const expiresAt = days === null ? null : new Date(Date.now() + days * DAY);
  return { ...toAccessTokenJson(await saveAccessToken(userId, { name, scope, hash, expiresAt })), token };
}
