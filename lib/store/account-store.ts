import { database } from "@/lib/store/database";

export interface OwnAccount {
  name: string | null;
  email: string | null;
  emailIsVerified: boolean;
  timeZone: string;
  createdAt: string;
  /** The providers that let this person in. */
  providers: string[];
}

export async function findOwnAccount(userId: string): Promise<OwnAccount | null> {
  const { client } = await database();
  const user = await client.user.findUnique({
    where: { id: userId },
    include: { accounts: { select: { provider: true }, orderBy: { createdAt: "asc" } } },
  });
  if (!user) return null;
  const { name, email, emailVerified, timeZone, createdAt, accounts } = user;
  return {
    name,
    email,
    emailIsVerified: emailVerified !== null,
    timeZone,
    createdAt: createdAt.toISOString(),
    providers: accounts.map(({ provider }) => provider),
  };
}

export async function saveProfile(userId: string, profile: { name?: string; timeZone?: string }): Promise<void> {
  const { client } = await database();
  await client.user.updateMany({ where: { id: userId }, data: profile });
}

/**
 * Every cookie names the version it was issued under; from now on they all name an old one. Whoever has one of those
 * browsers now is not told of reminders there either.
 */
export async function raiseSessionVersion(userId: string): Promise<void> {
  const { client } = await database();
  await client.$transaction([
    client.user.updateMany({ where: { id: userId }, data: { sessionVersion: { increment: 1 } } }),
    client.pushSubscription.deleteMany({ where: { userId } }),
  ]);
}

/** Everything that belongs to somebody hangs on their row and goes with it, in one statement. */
export async function eraseUser(userId: string): Promise<void> {
  const { client } = await database();
  await client.user.deleteMany({ where: { id: userId } });
}
