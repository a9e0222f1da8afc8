import type { ReplyEnd } from "@/lib/agent/reply-end";
import { type ReplyWriter, say } from "@/lib/agent/reply-writer";
import { confirmationRequest } from "@/lib/domain/confirmation-words";
import type { PendingActionJson } from "@/lib/domain/pending-action-json";

/** The question is the server's own, whoever asked for the delete: a model has no say in what a yes will mean. */
export function putQuestion(writer: ReplyWriter, card: PendingActionJson): ReplyEnd {
  writer.write({ type: "data-confirmation", id: card.id, data: card });
  say(writer, confirmationRequest(card.tasks));
  return { state: "needs_confirmation" };
}
