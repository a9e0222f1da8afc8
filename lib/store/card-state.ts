import type { ConfirmationOutcome } from "@/lib/domain/confirmation-outcome";
import { expired } from "@/lib/domain/confirmation-outcome";
import type { PendingAction } from "@/lib/domain/pending-action";
import { database } from "@/lib/store/database";
import { findPendingAction } from "@/lib/store/pending-action-store";
import { readOutcome } from "@/lib/store/resolve-card";

export interface CardState {
  action: PendingAction;
  /** By the database's clock; nothing once it is over. */
  secondsLeft: number;
  /** Null while it can still be answered. */
  outcome: ConfirmationOutcome | null;
}

/** A question as it stands: what it shows, how long it is open, what became of it. Looking changes nothing. */
export async function readCard(userId: string, id: string): Promise<CardState | null> {
  const action = await findPendingAction(userId, id);
  if (!action) return null;
  const outcome = await readOutcome(userId, id);
  if (outcome) return { action, secondsLeft: 0, outcome };
  const { client } = await database();
  const [clock] = await client.$queryRaw<{ left: number }[]>`
    SELECT EXTRACT(EPOCH FROM "expiresAt" - clock_timestamp())::float8 AS "left"
    FROM "PendingAction" WHERE "id" = ${id}::uuid AND "userId" = ${userId}::uuid`;
  const secondsLeft = Math.max(0, clock?.left ?? 0);
  return { action, secondsLeft, outcome: secondsLeft === 0 ? expired() : null };
}
