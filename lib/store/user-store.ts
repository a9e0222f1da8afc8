import type { SignedInUser } from "@/lib/domain/signed-in-user";
import { database } from "@/lib/store/database";

const FIELDS = { id: true, name: true, email: true, image: true, timeZone: true, sessionVersion: true } as const;

export async function findUser(userId: string): Promise<SignedInUser | null> {
  const { client } = await database();
  return client.user.findUnique({ where: { id: userId }, select: FIELDS });
}

export interface AccountIdentity {
  provider: string;
  providerAccountId: string;
}

interface NewUser {
  name: string;
  timeZone: string | undefined;
}

/** One person per identity at a provider, also when two browsers sign in for the first time at the same moment. */
export async function findOrCreateUser(identity: AccountIdentity, profile: NewUser): Promise<SignedInUser> {
  const { client } = await database();
  const known = () =>
    client.account.findUnique({
      where: { provider_providerAccountId: identity },
      select: { user: { select: FIELDS } },
    });
  const account = await known();
  if (account) return account.user;
  const { name, timeZone } = profile;
  try {
    return await client.user.create({
      data: { name, ...(timeZone === undefined ? {} : { timeZone }), accounts: { create: identity } },
      select: FIELDS,
    });
  } catch (error) {
    const winner = await known();
    if (winner) return winner.user;
    throw error;
  }
}
