import { brokenOff } from "@/lib/agent/broken-off";
import { putQuestion } from "@/lib/agent/put-question";
import type { ReplyEnd } from "@/lib/agent/reply-end";
import { type ReplyWriter, say } from "@/lib/agent/reply-writer";
import { type Settled, settlePending } from "@/lib/agent/settle-pending";
import { think } from "@/lib/agent/think";
import type { TurnContext } from "@/lib/agent/turn-context";
import type { DecisionType } from "@/lib/domain/agent-response";
import type { ConfirmationOutcome } from "@/lib/domain/confirmation-outcome";
import { confirmationSentence, quoteTitle } from "@/lib/domain/confirmation-words";
import type { PendingAction } from "@/lib/domain/pending-action";
import { pendingActionJson, toPendingActionJson } from "@/lib/domain/pending-action-json";
import { StewardError } from "@/lib/domain/steward-error";
import { log } from "@/lib/platform/log";

/** Writes the reply to a message, first to its card, then to itself. Whatever happens, it ends in words and a state. */
export async function writeReply(
  writer: ReplyWriter,
  load: () => Promise<TurnContext>,
  signal: AbortSignal,
): Promise<ReplyEnd> {
  try {
    const context = await load();
    const settled = await settlePending(context);
    return await goOn(writer, context, settled, signal);
  } catch (error) {
    if (signal.aborted) return brokenOff(signal);
    if (!(error instanceof StewardError)) log.error({ err: error }, "A turn failed");
    const known = error instanceof StewardError ? error : null;
    const card = pendingActionJson.safeParse(known?.details?.pending_action);
    if (card.success) writer.write({ type: "data-confirmation", id: card.data.id, data: card.data });
    say(writer, known?.message ?? "An error occurred. Please try again.");
    return { state: "error", error_code: known?.code ?? "INTERNAL_ERROR" };
  }
}

async function goOn(
  writer: ReplyWriter,
  context: TurnContext,
  settled: Settled,
  signal: AbortSignal,
): Promise<ReplyEnd> {
  switch (settled.kind) {
    case "answered":
      return tellOutcome(writer, settled);
    case "asked":
      return putQuestion(writer, toPendingActionJson(settled.action));
    case "dropped":
      say(writer, sayDropped(settled.action));
      return think(writer, context, signal);
    case "nothing":
      return think(writer, context, signal);
  }
}

function sayDropped({ tasks }: PendingAction): string {
  const [only, ...others] = tasks;
  return only && others.length === 0
    ? `Okay, I did not delete ${quoteTitle(only.title)}.`
    : `Okay, I did not delete those ${tasks.length} tasks.`;
}

const DECISIONS: Record<ConfirmationOutcome["status"], DecisionType> = {
  deleted: "EXECUTE_PENDING",
  kept: "CANCEL_PENDING",
  expired: "CANCEL_PENDING",
  changed: "REQUEST_CONFIRMATION",
};

function tellOutcome(writer: ReplyWriter, { answer, outcome }: Extract<Settled, { kind: "answered" }>): ReplyEnd {
  const { intent, confidence, reasoning } = answer;
  writer.write({
    type: "data-decision",
    id: "decision",
    data: {
      intent,
      confidence,
      reasoning,
      classification_method: "RULE_BASED",
      decision_type: DECISIONS[outcome.status],
    },
  });
  writer.write({ type: "data-outcome", id: "outcome", data: outcome });
  if (outcome.pending_action) writer.write({ type: "data-confirmation", data: outcome.pending_action });
  say(writer, confirmationSentence(outcome));
  if (outcome.status === "expired") return { state: "error", error_code: "CONFIRMATION_EXPIRED" };
  return { state: outcome.status === "changed" ? "needs_confirmation" : "complete" };
}
