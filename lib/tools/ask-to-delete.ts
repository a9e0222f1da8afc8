import { LIMITS } from "@/lib/domain/limits";
import type { PendingAction, ShownTask } from "@/lib/domain/pending-action";
import { type PendingActionJson, toPendingActionJson } from "@/lib/domain/pending-action-json";
import { StewardError } from "@/lib/domain/steward-error";
import { findOpenPendingAction } from "@/lib/store/pending-action-store";
import type { Plan, ToolContext } from "@/lib/tools/tool";

/** The statement that writes the card sets the time, by the database's clock. */
const EXPIRY_TO_COME = "";

/** A plan that does nothing but ask. What is asked for a second time in one turn joins the first question. */
export async function askToDelete(
  tasks: ShownTask[],
  context: ToolContext,
): Promise<Plan<{ pending_action: PendingActionJson }>> {
  const { userId, conversationId, messageId, newId } = context;
  const open = conversationId ? await findOpenPendingAction(userId, conversationId) : null;
  const isOfThisTurn = open !== null && open.messageId !== null && open.messageId === messageId;
  if (open && !isOfThisTurn) throw alreadyAsking(open);
  const joins = open?.tasks ?? null;
  const all = union(joins ?? [], tasks);
  const id = open?.id ?? newId();
  return {
    output: { pending_action: toPendingActionJson({ id, tasks: all, expiresAt: EXPIRY_TO_COME }) },
    pendingAction: { id, tasks: all, joins },
  };
}

const alreadyAsking = (open: PendingAction): StewardError =>
  new StewardError("CONFIRMATION_REQUIRED", "Please answer the question that is open first.", {
    details: { pending_action: toPendingActionJson(open) },
  });

function union(first: ShownTask[], second: ShownTask[]): ShownTask[] {
  const all = [...new Map([...first, ...second].map((task) => [task.id, task])).values()];
  if (all.length <= LIMITS.tasksPerConfirmation) return all;
  throw new StewardError("VALIDATION_ERROR", `At most ${LIMITS.tasksPerConfirmation} tasks can be deleted at once`);
}
