import { sendRequest } from "@/components/send-request";
import type { ConfirmationCardJson } from "@/lib/domain/confirmation-card-json";
import { confirmationQuestion } from "@/lib/domain/confirmation-words";
import { LIMITS } from "@/lib/domain/limits";
import type { PendingActionJson } from "@/lib/domain/pending-action-json";

export const requestCard = (id: string): Promise<ConfirmationCardJson> =>
  sendRequest<ConfirmationCardJson>("GET", `/api/confirmations/${id}`);

/** What became of it is read afterwards: another tab may have answered first, or the time was over. */
export const requestAnswer = (id: string, decision: "confirm" | "cancel"): Promise<unknown> =>
  sendRequest("POST", `/api/confirmations/${id}`, { decision });

/** A question that was asked this moment has all its time. */
export const newCard = (asked: PendingActionJson): ConfirmationCardJson => ({
  pending_action: asked,
  question: confirmationQuestion(asked.tasks),
  seconds_left: LIMITS.confirmationMinutes * 60,
  outcome: null,
  undone: false,
});
