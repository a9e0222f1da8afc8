import { changeTask } from "@/lib/domain/change";
import { type Clock, systemClock } from "@/lib/domain/clock";
import { type ConfirmationOutcome, deleted, expired, kept } from "@/lib/domain/confirmation-outcome";
import type { JsonObject } from "@/lib/domain/invocation";
import type { PendingAction, PendingActionResolver } from "@/lib/domain/pending-action";
import { toPendingActionJson } from "@/lib/domain/pending-action-json";
import { toShownTaskJson } from "@/lib/domain/shown-task-json";
import { StewardError } from "@/lib/domain/steward-error";
import { mayAnswer, type Settlement, settleConfirmation } from "@/lib/policy/settle-confirmation";
import { findPendingAction } from "@/lib/store/pending-action-store";
import { type LockedCard, type Resolution, readOutcome, resolveCard } from "@/lib/store/resolve-card";
import { asStewardError } from "@/lib/tools/as-steward-error";
import { type DraftRecord, draftRecord } from "@/lib/tools/call-record";
import { retryTransientFaults } from "@/lib/tools/retry-transient-faults";
import type { ToolCaller } from "@/lib/tools/tool-caller";

export interface ConfirmationAnswer {
  id: string;
  decision: "confirm" | "cancel";
  by: PendingActionResolver;
  caller: ToolCaller;
  clock?: Clock;
}

/** The click and the typed word end here. Executes, cancels or reports: once, whoever asks how often. */
export async function resolveConfirmation(answer: ConfirmationAnswer): Promise<ConfirmationOutcome> {
  try {
    return await retryTransientFaults(() => resolve(answer));
  } catch (error) {
    throw asStewardError(error);
  }
}

async function resolve(answer: ConfirmationAnswer): Promise<ConfirmationOutcome> {
  const { id, decision, by, caller, clock = systemClock } = answer;
  const action = await findPendingAction(caller.userId, id);
  if (!action) throw notFound();
  const answerer = { tokenId: caller.token?.id ?? null, conversationId: caller.conversationId };
  if (!mayAnswer(answerer, action, { decision, by })) throw notTheirs(action, caller);
  const before = action.status === "pending" ? null : await readOutcome(caller.userId, id);
  if (before) return before;
  const settle = (card: LockedCard) => {
    const settlement = settleConfirmation(decision, card);
    const resolution = resolutionFor(settlement, card.action, by, draftFor(answer, card.action, clock), clock);
    return resolution && { ...resolution, resolvedInMessage: caller.messageId };
  };
  const outcome = await resolveCard(caller.userId, id, settle);
  if (!outcome) throw notFound();
  return outcome;
}

const notFound = () => new StewardError("NOT_FOUND", "There is no such question.");

/** A program has no card before it: it is told where its person finds one. */
function notTheirs(action: PendingAction, { token }: ToolCaller): StewardError {
  const path = `/confirm/${action.id}`;
  const sentence = token
    ? `Only the person can confirm this, signed in, at ${path}.`
    : "Only you can confirm this, signed in, on its card.";
  const details = { confirm_path: path, pending_action: toPendingActionJson(action) };
  return new StewardError("FORBIDDEN", sentence, { details });
}

function draftFor({ caller }: ConfirmationAnswer, action: PendingAction, clock: Clock): DraftRecord {
  const asked = { ...caller, conversationId: action.conversationId, messageId: caller.messageId ?? action.messageId };
  const parameters = { pending_action: action.id, tasks: action.tasks.map((task) => task.id) };
  return { ...draftRecord({ name: "delete_task", caller: asked }, clock), parameters };
}

type SettledHow = Omit<Resolution, "resolvedInMessage">;

function resolutionFor(
  settlement: Settlement,
  action: PendingAction,
  by: PendingActionResolver,
  draft: DraftRecord,
  clock: Clock,
): SettledHow | null {
  switch (settlement.kind) {
    case "settled_before":
      return null;
    case "cancel":
      return { status: "cancelled", resolvedBy: by, outcome: kept(), commit: null };
    case "expire":
      return {
        status: "expired",
        resolvedBy: "timeout",
        outcome: expired(),
        commit: { record: refused(draft, expiredError) },
      };
    case "ask_again":
      return askAgain(settlement.tasks, action, by, draft, clock);
    case "delete":
      return carryOut(settlement, by, draft, clock);
  }
}

function carryOut(
  { tasks, gone }: Extract<Settlement, { kind: "delete" }>,
  by: PendingActionResolver,
  draft: DraftRecord,
  clock: Clock,
): SettledHow {
  const now = clock.now();
  const outcome = deleted(tasks, gone, draft.id);
  const result: JsonObject = { deleted: outcome.deleted, already_gone: outcome.already_gone };
  const changes = tasks.map((task) => changeTask(task, { deletedAt: now.toISOString() }, now));
  return {
    status: "confirmed",
    resolvedBy: by,
    outcome,
    commit: { record: { ...draft, success: true, result, changes }, mayBin: true },
  };
}

/** The old card is put aside and a new one shows the tasks as they are now. */
function askAgain(
  tasks: Extract<Settlement, { kind: "ask_again" }>["tasks"],
  action: PendingAction,
  by: PendingActionResolver,
  draft: DraftRecord,
  clock: Clock,
): SettledHow {
  const id = clock.newId();
  const card = { id, action_type: "DELETE_TASK" as const, tasks: tasks.map(toShownTaskJson), expires_at: "" };
  const record = { ...refused(draft, changedError), tokenId: action.tokenId, result: { pending_action: card } };
  return {
    status: "cancelled",
    resolvedBy: by,
    outcome: { ...kept(), status: "changed", pending_action: card },
    commit: { record, pendingAction: { id, tasks, requestedBy: action.requestedBy, joins: null } },
  };
}

const expiredError = { errorCode: "CONFIRMATION_EXPIRED", errorMessage: "That question has expired." } as const;
const changedError = { errorCode: "CONFLICT", errorMessage: "A task changed since it was shown." } as const;

const refused = (draft: DraftRecord, error: typeof expiredError | typeof changedError): DraftRecord => ({
  ...draft,
  ...error,
});
