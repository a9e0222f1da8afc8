import { dueDay } from "@/lib/domain/due";
import { database } from "@/lib/store/database";
import type { Prisma } from "@/lib/store/generated/client";
import { taskFromRow } from "@/lib/store/rows";

export interface OwnAccount {
  name: string | null;
  email: string | null;
  emailIsVerified: boolean;
  timeZone: string;
  createdAt: string;
  /** The providers that let this person in. */
  providers: string[];
  /** What this person types to come in by name, which is not what they are called; null for who cannot. */
  signInName: string | null;
}

export async function findOwnAccount(userId: string): Promise<OwnAccount | null> {
  const { client } = await database();
  const user = await client.user.findUnique({
    where: { id: userId },
    include: { accounts: { select: { provider: true, providerAccountId: true }, orderBy: { createdAt: "asc" } } },
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
    signInName: accounts.find(({ provider }) => provider === "local")?.providerAccountId ?? null,
  };
}

export async function saveProfile(userId: string, profile: { name?: string; timeZone?: string }): Promise<void> {
  const { client } = await database();
  await client.$transaction(async (transaction) => {
    await transaction.user.updateMany({ where: { id: userId }, data: profile });
    if (profile.timeZone !== undefined) await placeDueDays(transaction, userId, profile.timeZone);
  });
}

/**
 * A time that was said stays the same moment when somebody moves; the day it falls on may be another. The day is kept
 * beside the moment, for sorting, and follows it here. Worked out in this process: PostgreSQL does not know every zone.
 */
async function placeDueDays(transaction: Prisma.TransactionClient, userId: string, timeZone: string): Promise<void> {
  const timed = await transaction.task.findMany({ where: { userId, dueAt: { not: null } } });
  const moved = timed.map(taskFromRow).flatMap(({ id, dueOn, dueAt, version }) => {
    const day = dueOn && dueDay({ dueOn, dueAt }, timeZone);
    return day === dueOn ? [] : [{ id, version, dueOn: day }];
  });
  if (moved.length === 0) return;
  await transaction.$executeRaw`
    UPDATE "Task" t SET "dueOn" = a."dueOn", "version" = t."version" + 1, "updatedAt" = clock_timestamp()
    FROM jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) AS a("id" uuid, "version" int, "dueOn" date)
    WHERE t."id" = a."id" AND t."version" = a."version"`;
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

/**
 * Everything that belongs to somebody hangs on their row and goes with it, in one statement. The version is raised only
 * because that is announced: pages that are open elsewhere show the way in at once.
 */
export async function eraseUser(userId: string): Promise<void> {
  const { client } = await database();
  await client.$transaction([
    client.user.updateMany({ where: { id: userId }, data: { sessionVersion: { increment: 1 } } }),
    client.user.deleteMany({ where: { id: userId } }),
  ]);
}
