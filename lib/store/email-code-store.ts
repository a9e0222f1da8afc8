import { database } from "@/lib/store/database";

interface NewCode {
  address: string;
  /** Never the code itself. */
  hash: string;
  minutes: number;
}

/** The code that counts from now on; one that was sent before is void. The database's clock decides when it expires. */
export async function saveEmailCode(userId: string, { address, hash, minutes }: NewCode): Promise<void> {
  const { client } = await database();
  await client.$executeRaw`
    INSERT INTO "EmailCode" ("userId", "address", "hash", "expiresAt")
    VALUES (${userId}::uuid, ${address}, ${hash}, clock_timestamp() + make_interval(mins => ${minutes}::int))
    ON CONFLICT ("userId") DO UPDATE SET "address" = excluded."address", "hash" = excluded."hash",
      "expiresAt" = excluded."expiresAt", "tries" = 0`;
}

/** Counts a try before anybody knows whether it is right, so that many at once are still many. Null: no more tries. */
export async function takeEmailTry(userId: string, most: number): Promise<{ hash: string; address: string } | null> {
  const { client } = await database();
  const [row] = await client.$queryRaw<{ hash: string; address: string }[]>`
    UPDATE "EmailCode" SET "tries" = "tries" + 1
    WHERE "userId" = ${userId}::uuid AND "tries" < ${most}::int AND "expiresAt" > clock_timestamp()
    RETURNING "hash", "address"`;
  return row ?? null;
}

/** The address of this code becomes the person's own, and mail goes there; the code is used up. */
export async function adoptAddress(userId: string, hash: string): Promise<void> {
  const { client } = await database();
  await client.$executeRaw`
    WITH used AS (
      DELETE FROM "EmailCode" WHERE "userId" = ${userId}::uuid AND "hash" = ${hash} RETURNING "address"
    )
    UPDATE "User" u SET "ownEmail" = used."address", "emailOn" = true FROM used WHERE u."id" = ${userId}::uuid`;
}
