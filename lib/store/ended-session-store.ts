import { LIMITS } from "@/lib/domain/limits";
import { database } from "@/lib/store/database";

/** No cookie of this session counts from now on. A trigger tells whatever is open with one. */
export async function saveEndedSession(userId: string, sessionId: string): Promise<void> {
  const { client } = await database();
  // Signing out twice is signing out, and somebody whose account has gone has no sessions.
  await client.$executeRaw`
    INSERT INTO "EndedSession" ("id", "userId") SELECT ${sessionId}::uuid, "id" FROM "User" WHERE "id" = ${userId}::uuid
    ON CONFLICT ("id") DO NOTHING`;
}

/** When each of the person's sessions was signed out of, as long as that is kept. */
export async function listEndedSessions(userId: string): Promise<Date[]> {
  const { client } = await database();
  const rows = await client.endedSession.findMany({ where: { userId }, orderBy: { endedAt: "asc" } });
  return rows.map(({ endedAt }) => endedAt);
}

/** A day more than a cookie holds: one may have been renewed at the very last moment, and clocks differ. */
const KEPT_MS = (LIMITS.idleSessionDays + 1) * 24 * 60 * 60 * 1000;

export async function purgeEndedSessions(now: Date): Promise<number> {
  const { client } = await database();
  const { count } = await client.endedSession.deleteMany({
    where: { endedAt: { lt: new Date(now.getTime() - KEPT_MS) } },
  });
  return count;
}
