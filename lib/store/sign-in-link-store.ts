import { database } from "@/lib/store/database";

/** Those that nobody used in time go when the next one is made. */
export async function saveSignInLink(hash: string): Promise<void> {
  const { client } = await database();
  await client.$executeRaw`DELETE FROM "SignInLink" WHERE "createdAt" < clock_timestamp() - INTERVAL '1 day'`;
  await client.signInLink.create({ data: { hash } });
}

/** True for the first who asks within a day, and for nobody after. */
export async function takeSignInLink(hash: string): Promise<boolean> {
  const { client } = await database();
  const taken = await client.$executeRaw`
    DELETE FROM "SignInLink" WHERE hash = ${hash} AND "createdAt" >= clock_timestamp() - INTERVAL '1 day'`;
  return taken === 1;
}
