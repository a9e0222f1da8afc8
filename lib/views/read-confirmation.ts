import type { ConfirmationCardJson } from "@/lib/domain/confirmation-card-json";
import { confirmationQuestion } from "@/lib/domain/confirmation-words";
import { toPendingActionJson } from "@/lib/domain/pending-action-json";
import { readCard } from "@/lib/store/card-state";
import { findRecord } from "@/lib/store/record-store";

/** A question for its page; null when there is none of that id for this person. */
export async function readConfirmation(userId: string, id: string): Promise<ConfirmationCardJson | null> {
  const card = await readCard(userId, id);
  if (!card) return null;
  const { action, secondsLeft, outcome } = card;
  const record = outcome?.record_id ? await findRecord(userId, outcome.record_id) : null;
  return {
    pending_action: toPendingActionJson(action),
    question: confirmationQuestion(action.tasks),
    seconds_left: secondsLeft,
    outcome,
    undone: record !== null && record.undoneAt !== null,
  };
}
