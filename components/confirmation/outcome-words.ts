import type { ConfirmationOutcome } from "@/lib/domain/confirmation-outcome";
import { confirmationSentence } from "@/lib/domain/confirmation-words";

/** What became of a question, in the few words that are left of it. */
export function outcomeWords(outcome: ConfirmationOutcome, undone: boolean): string {
  if (outcome.status === "kept") return "Kept";
  if (outcome.status === "expired") return "Expired, nothing was deleted";
  if (outcome.status === "changed") return "Something changed since you were asked";
  if (!undone) return confirmationSentence(outcome);
  const count = outcome.deleted.length;
  return count === 1 ? "Taken back: the task is there again" : `Taken back: ${count} tasks are there again`;
}
