import { answerClassification } from "@/lib/agent/answer-classification";
import { brokenOff } from "@/lib/agent/broken-off";
import type { NextAfterAnswer } from "@/lib/agent/next-after-answer";
import { putQuestion } from "@/lib/agent/put-question";
import type { ReplyEnd } from "@/lib/agent/reply-end";
import { type ReplyWriter, say } from "@/lib/agent/reply-writer";
import { type Settled, settlePending } from "@/lib/agent/settle-pending";
import { think } from "@/lib/agent/think";
import type { TurnContext } from "@/lib/agent/turn-context";
import type { DecisionType } from "@/lib/domain/agent-response";
import type { ConfirmationOutcome } from "@/lib/domain/confirmation-outcome";
import { confirmationSentence } from "@/lib/domain/confirmation-words";
import { pendingActionJson, toPendingActionJson } from "@/lib/domain/pending-action-json";
import { quoteTitle } from "@/lib/domain/quote-title";
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
    case "answered": {
      const end = tellOutcome(writer, settled, context.text);
      say(writer, [confirmationSentence(settled.outcome), HINTS[settled.next]].filter(Boolean).join(" "));
      return settled.next === "read" ? think(writer, context, signal) : end;
    }
    case "settled_before": {
      const end = tellOutcome(writer, settled, context.text);
      const sentence = confirmationSentence(settled.outcome);
      say(writer, settled.outcome.status === "expired" ? sentence : `That question is settled. ${sentence}`);
      return end;
    }
    case "asked":
      return putQuestion(writer, toPendingActionJson(settled.action));
    case "dropped":
      say(writer, sayDropped(settled));
      if (settled.next === "read") return think(writer, context, signal);
      tellDropped(writer, context.text);
      return { state: "complete" };
    case "nothing":
      return think(writer, context, signal);
  }
}

function sayDropped({ action: { tasks }, next }: Extract<Settled, { kind: "dropped" }>): string {
  const [only, ...others] = tasks;
  const kept = only && others.length === 0 ? quoteTitle(only.title) : `those ${tasks.length} tasks`;
  return [`Okay, I did not delete ${kept}.`, HINTS[next]].filter(Boolean).join(" ");
}

const HINTS: Partial<Record<NextAfterAnswer, string>> = {
  remark: "Only a plain yes deletes.",
  thing: "If that was a new task, send it again.",
};

function tellDropped(writer: ReplyWriter, text: string): void {
  const data = {
    intent: "GENERAL_CHAT",
    confidence: 1,
    reasoning: `${quoteTitle(text.trim())} → not wholly a yes`,
    classification_method: "RULE_BASED",
    decision_type: "CANCEL_PENDING",
  } as const;
  writer.write({ type: "data-decision", id: "decision", data });
}

const DECISIONS: Record<ConfirmationOutcome["status"], DecisionType> = {
  deleted: "EXECUTE_PENDING",
  kept: "CANCEL_PENDING",
  expired: "CANCEL_PENDING",
  changed: "REQUEST_CONFIRMATION",
};

function tellOutcome(
  writer: ReplyWriter,
  { decision, outcome }: Extract<Settled, { kind: "answered" | "settled_before" }>,
  text: string,
): ReplyEnd {
  const { method, ...reading } = answerClassification(decision, text);
  writer.write({
    type: "data-decision",
    id: "decision",
    data: { ...reading, classification_method: method, decision_type: DECISIONS[outcome.status] },
  });
  writer.write({ type: "data-outcome", id: "outcome", data: outcome });
  if (outcome.pending_action) writer.write({ type: "data-confirmation", data: outcome.pending_action });
  if (outcome.status === "expired") return { state: "error", error_code: "CONFIRMATION_EXPIRED" };
  return { state: outcome.status === "changed" ? "needs_confirmation" : "complete" };
}
