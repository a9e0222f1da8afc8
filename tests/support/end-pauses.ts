import { database } from "@/lib/store/database";

/** The pause before something is tried again is over: the queue's clock is moved, so that nobody has to wait for it. */
export async function endPauses(): Promise<void> {
  const { client } = await database();
  await client.$executeRaw`UPDATE pgboss.job SET start_after = now() - interval '1 second' WHERE state = 'retry'`;
}
