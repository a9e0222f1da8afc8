import { z } from "zod";
import { type ConfirmationOutcome, confirmationOutcome, outcomeOfStatus } from "@/lib/domain/confirmation-outcome";
import type { PendingAction, PendingActionResolver, PendingActionStatus } from "@/lib/domain/pending-action";
import type { Task } from "@/lib/domain/task";
import { type Commit, commitChanges } from "@/lib/store/commit-changes";
import { database } from "@/lib/store/database";
import type { PendingAction as PendingActionRow, Prisma, Task as TaskRow } from "@/lib/store/generated/client";
import { pendingActionFromRow } from "@/lib/store/pending-action-store";
import { taskFromRow } from "@/lib/store/rows";

export interface LockedCard {
  action: PendingAction;
  isExpired: boolean;
  current: Task[];
}

export interface Resolution {
  status: Exclude<PendingActionStatus, "pending">;
  resolvedBy: PendingActionResolver;
  /** The message that settles it, when it was one. */
  resolvedInMessage: string | null;
  outcome: ConfirmationOutcome;
  /** What happens with it, in the same transaction. */
  commit: Commit | null;
}

/**
 * Holds the card and its tasks still while `resolve` decides, then carries the decision out; all of it in one
 * transaction, so of any number of answers one counts. The clock is read after the last lock: an answer that waited
 * past the hour comes too late. Null when there is no such card; `resolve` answers null when it was settled before.
 */
export async function resolveCard(
  userId: string,
  id: string,
  resolve: (card: LockedCard) => Resolution | null,
): Promise<ConfirmationOutcome | null> {
  const { client } = await database();
  return client.$transaction(async (transaction) => {
    const locked = await lockCard(transaction, userId, id);
    if (!locked) return null;
    const { row, ...card } = locked;
    const resolution = resolve(card);
    if (!resolution) return storedOutcome(row);
    const { status, resolvedBy, resolvedInMessage, commit } = resolution;
    await transaction.$executeRaw`
      UPDATE "PendingAction" SET "status" = ${status}::"PendingActionStatus", "resolvedAt" = clock_timestamp(),
        "resolvedBy" = ${resolvedBy}::"PendingActionResolver", "resolvedInMessage" = ${resolvedInMessage}
      WHERE "id" = ${id}::uuid`;
    const written = commit && (await commitChanges(commit, transaction));
    const outcome = withCardWritten(resolution.outcome, written);
    await transaction.pendingAction.update({ where: { id }, data: { outcome } });
    return outcome;
  });
}

async function lockCard(transaction: Prisma.TransactionClient, userId: string, id: string) {
  const [row] = await transaction.$queryRaw<PendingActionRow[]>`
    SELECT * FROM "PendingAction" WHERE "id" = ${id}::uuid AND "userId" = ${userId}::uuid FOR UPDATE`;
  if (!row) return null;
  const action = pendingActionFromRow(row);
  const ids = action.tasks.map((task) => task.id);
  const tasks = await transaction.$queryRaw<TaskRow[]>`
    SELECT * FROM "Task" WHERE "id" = ANY(${ids}::uuid[]) AND "userId" = ${userId}::uuid ORDER BY "id" FOR UPDATE`;
  const [clock] = await transaction.$queryRaw<{ isExpired: boolean }[]>`
    SELECT "expiresAt" <= clock_timestamp() AS "isExpired" FROM "PendingAction" WHERE "id" = ${id}::uuid`;
  return { row, action, isExpired: clock?.isExpired ?? true, current: tasks.map(taskFromRow) };
}

const storedOutcome = (row: PendingActionRow): ConfirmationOutcome =>
  row.outcome === null ? outcomeOfStatus(row.status) : confirmationOutcome.parse(row.outcome);

/** A question that is asked again learned its hour of expiry while it was written. */
function withCardWritten(outcome: ConfirmationOutcome, written: unknown): ConfirmationOutcome {
  const card = z.object({ pending_action: confirmationOutcome.shape.pending_action }).safeParse(written);
  return card.success && outcome.status === "changed"
    ? { ...outcome, pending_action: card.data.pending_action }
    : outcome;
}

export async function readOutcome(userId: string, id: string): Promise<ConfirmationOutcome | null> {
  const { client } = await database();
  const row = await client.pendingAction.findFirst({ where: { id, userId } });
  return row && row.status !== "pending" ? storedOutcome(row) : null;
}
