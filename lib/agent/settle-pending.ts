import { answerClassification } from "@/lib/agent/answer-classification";
import type { ChatMessage } from "@/lib/agent/chat-message";
import { type NextAfterAnswer, nextAfterAnswer } from "@/lib/agent/next-after-answer";
import { type ConfirmationOutcome, outcomeOfStatus } from "@/lib/domain/confirmation-outcome";
import type { PendingAction } from "@/lib/domain/pending-action";
import { understand } from "@/lib/language/understand";
import { ACT_AT } from "@/lib/language/understanding";
import { readTypedAnswer, type TypedAnswer } from "@/lib/policy/read-typed-answer";
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
  /** A yes, which is the whole message, or a no, after which more may follow. */
  | { kind: "answered"; decision: CardDecision; outcome: ConfirmationOutcome; next: NextAfterAnswer }
  /** It was answered before, by the button say: the person hears what became of it. */
  | { kind: "settled_before"; decision: CardDecision; outcome: ConfirmationOutcome }
  /** Something else was said: nothing is deleted, and the person is told. */
  | { kind: "dropped"; action: PendingAction; next: NextAfterAnswer };

type CardDecision = "confirm" | "cancel";

/**
 * Before any model sees the message. What it does to the card is for the policy alone to say; the same words and card give
 * the same answer, and the card keeps what it was.
 */
export async function settlePending(situation: PendingSituation): Promise<Settled> {
  const { caller, text, now, card } = situation;
  if (!card) return { kind: "nothing" };
  const { action } = card;
  const answer = readTypedAnswer(text);
  const decision = decisionOf(answer);
  const next = nextAfterAnswer(answer, text, { now, timeZone: caller.timeZone, mentioned: action.tasks.length });
  if (card.resolvedInMessage === caller.messageId) {
    if (action.resolvedBy === "new_message") return { kind: "dropped", action, next };
    return answered(situation, action, decision ?? "cancel", next);
  }
  if (!isOpen(card)) return settledBefore(situation, card, answer);
  if (action.messageId === caller.messageId) return { kind: "asked", action };
  const isOwnYes = decision === "confirm" && !caller.token && action.tokenId === null;
  if (isOwnYes && !wasShown(situation, action)) return { kind: "asked", action };
  // A token may not call off what somebody else asked; its message is dealt with beside the open question.
  const isOthers = caller.token !== null && action.tokenId !== caller.token.id;
  if (isOthers && next === "read") return { kind: "nothing" };
  if (decision) return answered(situation, action, decision, next);
  if (isOthers) return { kind: "nothing" };
  await resolveConfirmation({ id: action.id, decision: "cancel", by: "new_message", caller });
  return { kind: "dropped", action, next };
}

const isOpen = ({ action, isExpired }: ConversationCard): boolean => action.status === "pending" && !isExpired;

/** A yes means what stood before the person when they said it. A crash or a stop may have kept the card from them. */
const wasShown = ({ messages }: PendingSituation, { id, messageId }: PendingAction): boolean =>
  messages.some(({ metadata, parts }) =>
    parts.some(
      (part) => part.type === "data-confirmation" && (part.data.id === id || metadata?.in_reply_to === messageId),
    ),
  );

const decisionOf = ({ kind }: TypedAnswer): CardDecision | null =>
  kind === "yes" ? "confirm" : kind === "no" ? "cancel" : null;

async function answered(
  situation: PendingSituation,
  action: PendingAction,
  decision: CardDecision,
  next: NextAfterAnswer,
): Promise<Settled> {
  return { kind: "answered", decision, outcome: await resolve(situation, action, decision), next };
}

function resolve({ caller, text }: PendingSituation, { id }: PendingAction, decision: CardDecision) {
  const classification = answerClassification(decision, text);
  return resolveConfirmation({ id, decision, by: "text", caller: { ...caller, classification } });
}

/** A yes or a no to a card that was just answered by the button, or ran out, hears what became of it. */
async function settledBefore(
  situation: PendingSituation,
  { action }: ConversationCard,
  answer: TypedAnswer,
): Promise<Settled> {
  const decision = answer.kind === "no" && answer.rest !== "" ? null : decisionOf(answer);
  const isAbout = decision && action.messageId === previousMessageId(situation) && !isRequest(situation);
  if (!isAbout) return { kind: "nothing" };
  const outcome = action.status === "expired" ? outcomeOfStatus("expired") : await resolve(situation, action, decision);
  return { kind: "settled_before", decision, outcome };
}

/** "Undo" turns an open question down; once it is answered, it asks for something. */
function isRequest({ text, now, caller }: PendingSituation): boolean {
  const { confidence, plan } = understand(text, { now, timeZone: caller.timeZone });
  return confidence >= ACT_AT && plan.length > 0;
}

const previousMessageId = ({ messages }: PendingSituation): string | null =>
  messages.slice(0, -1).findLast(({ role }) => role === "user")?.id ?? null;
