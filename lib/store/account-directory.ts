import { z } from "zod";
import { StewardError } from "@/lib/domain/steward-error";
import { database } from "@/lib/store/database";

export interface ListedAccount {
  id: string;
  name: string | null;
  email: string | null;
  providers: string[];
  tasks: number;
}

/** Everybody, for whoever runs the server; no route leads here. */
export async function listAccounts(): Promise<ListedAccount[]> {
  const { client } = await database();
  const users = await client.user.findMany({
    select: { id: true, name: true, email: true, accounts: true, _count: { select: { tasks: true } } },
    orderBy: { createdAt: "asc" },
  });
  return users.map(({ accounts, _count, ...user }) => ({
    ...user,
    providers: accounts.map(({ provider }) => provider),
    tasks: _count.tasks,
  }));
}

/** Whether anybody has an account that one of these leads to. An OpenID Connect issuer is part of its name there. */
export async function hasAccounts(providers: string[]): Promise<boolean> {
  const { client } = await database();
  const OR = providers.flatMap((provider) => [{ provider }, { provider: { startsWith: `${provider} ` } }]);
  return (await client.account.findFirst({ where: { OR }, select: { id: true } })) !== null;
}

/**
 * From now on who signs in as `newcomer` finds what `keeper` had. The newcomer's own account must be empty and goes: two
 * lists are never mixed.
 */
export async function joinAccounts(newcomerId: string, keeperId: string): Promise<void> {
  if (![newcomerId, keeperId].every((id) => z.uuid().safeParse(id).success)) throw notThere();
  const { client } = await database();
  await client.$transaction(async (tx) => {
    const known = await tx.user.findMany({
      where: { id: { in: [newcomerId, keeperId] } },
      select: { id: true, email: true, emailVerified: true, _count: { select: { tasks: true, conversations: true } } },
    });
    const newcomer = known.find(({ id }) => id === newcomerId);
    if (!newcomer || known.length !== 2) throw notThere();
    if (newcomer._count.tasks + newcomer._count.conversations > 0) {
      throw new StewardError("CONFLICT", "The account to be joined has tasks or conversations of its own.");
    }
    const { email, emailVerified } = newcomer;
    await tx.account.updateMany({ where: { userId: newcomerId }, data: { userId: keeperId } });
    await tx.user.update({ where: { id: keeperId }, data: { email, emailVerified } });
    await tx.user.delete({ where: { id: newcomerId } });
  });
}

const notThere = () => new StewardError("NOT_FOUND", "There are no two such accounts.");
