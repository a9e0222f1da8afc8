import type { ChatMessage } from "@/lib/agent/chat-message";
import { type ConfirmationOutcome, outcomeOfStatus } from "@/lib/domain/confirmation-outcome";
import type { PendingAction } from "@/lib/domain/pending-action";
import { understand } from "@/lib/language/understand";
import { ACT_AT, type Understanding } from "@/lib/language/understanding";
import type { ConversationCard } from "@/lib/store/pending-action-store";
import { resolveConfirmation } from "@/lib/tools/resolve-confirmation";
import type { ToolCaller } from "@/lib/tools/tool-caller";

export interface PendingSituation {
  caller: ToolCaller & { conversationId: string; messageId: string };
  text: string;
  now: Date;
  card: ConversationCard | null;
  /** What was said before, oldest first, and the message itself at the end. */
  messages: readonly ChatMessage[];
}

export type Settled =
  /** There is no question: on with the message. */
  | { kind: "nothing" }
  /** Its turn broke off before it was seen: it is put, whether this message asked it or would have answered it. */
  | { kind: "asked"; action: PendingAction }
  /** A yes or a no: the outcome is the whole reply. */
  | { kind: "answered"; answer: Understanding; outcome: ConfirmationOutcome }
  /** Something else was said: nothing is deleted, the person is told, and the message is dealt with. */
  | { kind: "dropped"; action: PendingAction };

/** Before any model sees the message. The same words and card give the same answer, and the card keeps what it was. */
export async function settlePending(situation: PendingSituation): Promise<Settled> {
  const { caller, text, now, card } = situation;
  if (!card) return { kind: "nothing" };
  const { action } = card;
  const answer = understand(text, { now, timeZone: caller.timeZone, pending: true });
  const decision = decisionOf(answer);
  if (card.resolvedInMessage === caller.messageId) {
    if (action.resolvedBy === "new_message") return { kind: "dropped", action };
    return { kind: "answered", answer, outcome: await resolve(situation, action, answer, decision ?? "cancel") };
  }
  if (!isOpen(card)) return settledBefore(situation, card, answer);
  if (action.messageId === caller.messageId) return { kind: "asked", action };
  if (decision === "confirm" && !caller.token && !wasShown(situation, action)) return { kind: "asked", action };
  if (decision) return { kind: "answered", answer, outcome: await resolve(situation, action, answer, decision) };
  // A token may not call off what somebody else asked; its message is dealt with beside the open question.
  if (caller.token && action.tokenId !== caller.token.id) return { kind: "nothing" };
  await resolveConfirmation({ id: action.id, decision: "cancel", by: "new_message", caller });
  return { kind: "dropped", action };
}

const isOpen = ({ action, isExpired }: ConversationCard): boolean => action.status === "pending" && !isExpired;

/** A yes means what stood before the person when they said it. A crash or a stop may have kept the card from them. */
const wasShown = ({ messages }: PendingSituation, { id, messageId }: PendingAction): boolean =>
  messages.some(({ metadata, parts }) =>
    parts.some(
      (part) => part.type === "data-confirmation" && (part.data.id === id || metadata?.in_reply_to === messageId),
    ),
  );

function decisionOf({ intent, confidence }: Understanding): "confirm" | "cancel" | null {
  if (confidence < ACT_AT) return null;
  return intent === "CONFIRM_YES" ? "confirm" : intent === "CONFIRM_NO" ? "cancel" : null;
}

/** A yes to a card that was just answered by the button, or ran out, hears what became of it. */
async function settledBefore(
  situation: PendingSituation,
  { action, isExpired }: ConversationCard,
  answer: Understanding,
): Promise<Settled> {
  const decision = decisionOf(answer);
  const isAbout = decision && action.messageId === previousMessageId(situation) && !isRequest(situation);
  if (!isAbout) return { kind: "nothing" };
  if (action.status === "pending" && isExpired)
    return { kind: "answered", answer, outcome: await resolve(situation, action, answer, decision) };
  const outcome =
    action.status === "expired" ? outcomeOfStatus("expired") : await resolve(situation, action, answer, decision);
  return { kind: "answered", answer, outcome };
}

/** "Undo" turns an open question down; once it is answered, it asks for something. */
function isRequest({ text, now, caller }: PendingSituation): boolean {
  const { confidence, plan } = understand(text, { now, timeZone: caller.timeZone });
  return confidence >= ACT_AT && plan.length > 0;
}

const previousMessageId = ({ messages }: PendingSituation): string | null =>
  messages.slice(0, -1).findLast(({ role }) => role === "user")?.id ?? null;

function resolve(
  { caller }: PendingSituation,
  { id }: PendingAction,
  { intent, confidence, reasoning }: Understanding,
  decision: "confirm" | "cancel",
): Promise<ConfirmationOutcome> {
  const classification = { method: "RULE_BASED", intent, confidence, reasoning } as const;
  return resolveConfirmation({ id, decision, by: "text", caller: { ...caller, classification } });
}
