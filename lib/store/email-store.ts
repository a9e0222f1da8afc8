import { database } from "@/lib/store/database";
import { ADDRESS_COLUMNS, usableAddress } from "@/lib/store/usable-address";

/** Of these people, those who want mail and can get it. */
export async function findMailReaders(userIds: string[]): Promise<ReadonlySet<string>> {
  const { client } = await database();
  const where = { id: { in: userIds }, emailOn: true };
  const people = await client.user.findMany({ where, select: { id: true, ...ADDRESS_COLUMNS } });
  return new Set(people.filter((person) => usableAddress(person) !== null).map(({ id }) => id));
}

/** Where somebody's mail goes; null when they want none. */
export async function findMailAddress(userId: string): Promise<string | null> {
  const { client } = await database();
  const person = await client.user.findUnique({ where: { id: userId, emailOn: true }, select: ADDRESS_COLUMNS });
  return person && usableAddress(person);
}

export async function switchEmailOff(userId: string): Promise<void> {
  const { client } = await database();
  await client.user.updateMany({ where: { id: userId }, data: { emailOn: false } });
}

/** Back to what the provider vouches for, if anything. Without an address there is no mail. */
export async function forgetOwnAddress(userId: string): Promise<void> {
  const { client } = await database();
  await client.$executeRaw`
    WITH forgotten AS (DELETE FROM "EmailCode" WHERE "userId" = ${userId}::uuid)
    UPDATE "User" SET "ownEmail" = NULL, "emailOn" = "emailOn" AND "email" IS NOT NULL AND "emailVerified" IS NOT NULL
    WHERE "id" = ${userId}::uuid`;
}
