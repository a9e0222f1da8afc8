import type { AccessToken, TokenScope } from "@/lib/domain/access-token";
import type { CallingToken, RequestCaller } from "@/lib/domain/request-caller";
import { database } from "@/lib/store/database";
import type { AccessToken as TokenRow } from "@/lib/store/generated/client";
import { SIGNED_IN_COLUMNS } from "@/lib/store/signed-in-columns";

interface NewAccessToken {
  name: string;
  scope: TokenScope;
  hash: string;
  expiresAt: Date | null;
}

const SCOPES: Record<TokenScope, string[]> = { read: ["read"], write: ["read", "write"] };

export async function saveAccessToken(userId: string, token: NewAccessToken): Promise<AccessToken> {
  const { client } = await database();
  const { name, scope, hash, expiresAt } = token;
  return tokenFromRow(
    await client.accessToken.create({ data: { userId, name, hash, expiresAt, scopes: SCOPES[scope] } }),
  );
}

/** Those not revoked, newest first; expired ones too, so that one sees why a program no longer gets in. */
export async function listAccessTokens(userId: string): Promise<AccessToken[]> {
  const { client } = await database();
  const rows = await client.accessToken.findMany({
    where: { userId, revokedAt: null },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
  });
  return rows.map(tokenFromRow);
}

/** What the person's tokens are called, those revoked included: what they did stays in the audit. */
export async function findTokenNames(userId: string): Promise<Map<string, string>> {
  const { client } = await database();
  const rows = await client.accessToken.findMany({ where: { userId }, select: { id: true, name: true } });
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Its row stays, so that the activity can still name it. Says whether there was one. */
export async function revokeAccessToken(userId: string, id: string): Promise<boolean> {
  const { client } = await database();
  const { count } = await client.accessToken.updateMany({
    where: { id, userId, revokedAt: null },
    data: { revokedAt: new Date() },
  });
  return count > 0;
}

/** Whose token this is, if it is still good, by the database's clock. That it was used is written down once a minute. */
export async function findTokenCaller(hash: string): Promise<RequestCaller | null> {
  const { client } = await database();
  const [found] = await client.$queryRaw<(CallingToken & { userId: string; isNoted: boolean })[]>`
    SELECT "id", "name", 'write' = ANY("scopes") AS "mayWrite", "userId",
      coalesce("lastUsedAt" > clock_timestamp() - interval '1 minute', false) AS "isNoted"
    FROM "AccessToken"
    WHERE "hash" = ${hash} AND "revokedAt" IS NULL AND ("expiresAt" IS NULL OR "expiresAt" > clock_timestamp())`;
  if (!found) return null;
  const { id, name, mayWrite, userId, isNoted } = found;
  const user = await client.user.findUnique({ where: { id: userId }, select: SIGNED_IN_COLUMNS });
  if (!isNoted)
    await client.$executeRaw`UPDATE "AccessToken" SET "lastUsedAt" = clock_timestamp() WHERE "id" = ${id}::uuid`;
  return user && { user, token: { id, name, mayWrite } };
}

const tokenFromRow = (row: TokenRow): AccessToken => ({
  id: row.id,
  name: row.name,
  scope: row.scopes.includes("write") ? "write" : "read",
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt?.toISOString() ?? null,
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
});
