import { isDeepStrictEqual } from "node:util";
import { type Clock, systemClock } from "@/lib/domain/clock";
import { LIMITS } from "@/lib/domain/limits";
import { StewardError } from "@/lib/domain/steward-error";
import { fail, succeed, type ToolResult } from "@/lib/domain/tool-result";
import { log } from "@/lib/platform/log";
import { decideCall } from "@/lib/policy/decide-call";
import { commitChanges } from "@/lib/store/commit-changes";
import { databaseFault } from "@/lib/store/database-fault";
import { findRecordByKey, saveFailedRecord } from "@/lib/store/record-store";
import { asStewardError } from "@/lib/tools/as-steward-error";
import { contextOf, type DraftRecord, draftRecord } from "@/lib/tools/call-record";
import { gatePlan } from "@/lib/tools/gate-plan";
import { retryTransientFaults } from "@/lib/tools/retry-transient-faults";
import type { PreparedCall, Tool } from "@/lib/tools/tool";
import type { ToolCaller } from "@/lib/tools/tool-caller";
import { TOOLS } from "@/lib/tools/tool-registry";

export interface ToolCall {
  name: string;
  input: unknown;
  caller: ToolCaller;
  /** The caller's own: the same key again returns the first result and does nothing. An empty one is none. */
  idempotencyKey?: string | undefined;
  /** Its place in the turn, from 1. */
  sequence?: number;
  writesInTurn?: number;
  confirmationOpen?: boolean;
  clock?: Clock;
}

export type RecordedResult = ToolResult & { recordId: string };

/** Concurrent writers meet on a row now and then; each meeting lets at least one of them through. */
const ATTEMPTS = 20;

/**
 * The gate, the only way to change anything: validate, decide, execute, record. Whatever happens, the answer is a value
 * and, as far as the database lives, there is a record of it.
 */
export async function runTool(call: ToolCall, tools: readonly Tool[] = TOOLS): Promise<RecordedResult> {
  const clock = call.clock ?? systemClock;
  const draft = draftRecord(call, clock);
  try {
    const { tool, prepared } = validate(call, tools);
    draft.parameters = prepared.parameters;
    requireAllowed(call, tool);
    const isRead = tool.effect === "read";
    // Reading twice is harmless, so a key on a read promises nothing.
    if (isRead) draft.idempotencyKey = draft.id;
    return await executeOnce({ call, tool, prepared, draft, clock, isRead });
  } catch (error) {
    return recordFailure(error, draft, clock);
  }
}

async function recordFailure(error: unknown, draft: DraftRecord, clock: Clock): Promise<RecordedResult> {
  const { code, message, details } = asStewardError(error);
  const failure = fail(code, message, details ?? null);
  const key = clock.newId(); // A failed call uses up no key: it may be tried again.
  const record = { ...draft, ...outcomeOf(failure), idempotencyKey: key, durationMs: elapsed(draft, clock) };
  await saveFailedRecord(record).catch((cause) =>
    log.error({ err: cause, tool: draft.toolName }, "A failed call was not recorded"),
  );
  return { ...failure, recordId: record.id };
}

type ValidCall = Extract<PreparedCall, { valid: true }>;

function validate(call: ToolCall, tools: readonly Tool[]): { tool: Tool; prepared: ValidCall } {
  const tool = tools.find(({ name }) => name === call.name);
  if (!tool) throw new StewardError("VALIDATION_ERROR", "There is no such tool");
  // Cut short it might be another call's key, and this call would not happen.
  if ((call.idempotencyKey ?? "").length > LIMITS.idempotencyKeyLength) {
    const problem = `Idempotency key must be at most ${LIMITS.idempotencyKeyLength} characters`;
    throw new StewardError("VALIDATION_ERROR", problem);
  }
  const prepared = tool.prepare(call.input);
  if (!prepared.valid) throw new StewardError("VALIDATION_ERROR", prepared.problem);
  return { tool, prepared };
}

function requireAllowed(call: ToolCall, tool: Tool): void {
  const decision = decideCall({
    effect: tool.effect,
    classificationMethod: call.caller.classification.method,
    mayWrite: mayWrite(call),
    writesInTurn: call.writesInTurn ?? 0,
    confirmationOpen: call.confirmationOpen ?? false,
  });
  if (decision.kind === "deny") throw new StewardError(decision.code, decision.reason);
}

const mayWrite = ({ caller }: ToolCall): boolean => caller.token?.mayWrite ?? true;

interface Execution {
  call: ToolCall;
  tool: Tool;
  prepared: ValidCall;
  draft: DraftRecord;
  clock: Clock;
  isRead: boolean;
}

async function executeOnce(execution: Execution): Promise<RecordedResult> {
  const { draft, isRead } = execution;
  const hasKey = draft.idempotencyKey !== draft.id;
  try {
    return await retryTransientFaults((isRetry) => execute(execution, hasKey || isRetry));
  } catch (error) {
    // The same call may have gone through elsewhere since we looked, or here without our hearing of it.
    const earlier = isRead ? null : await earlierResult(draft).catch(() => null);
    if (earlier) return earlier;
    throw error;
  }
}

/** It may have gone through before: under the caller's key, or with the answer to the COMMIT lost. */
async function execute(execution: Execution, mayBeRepeated: boolean): Promise<RecordedResult> {
  const { call, tool, prepared, draft, clock, isRead } = execution;
  for (let attempt = 1; ; attempt += 1) {
    const earlier = !isRead && (mayBeRepeated || attempt > 1) ? await earlierResult(draft) : null;
    if (earlier) return earlier;
    const context = contextOf(call, clock);
    const asked = await prepared.plan(context);
    const { plan, result, mayBin } = await gatePlan(asked, { effect: tool.effect, mayWrite: mayWrite(call), context });
    const outcome = { ...outcomeOf(result), result: plan.recorded ?? plan.output, changes: plan.changes ?? [] };
    const record = { ...draft, ...outcome, durationMs: elapsed(draft, clock) };
    const requestedBy = call.caller.token ? ("token" as const) : ("session" as const);
    const pendingAction = plan.pendingAction && { ...plan.pendingAction, requestedBy };
    try {
      const written = await commitChanges({ record, pendingAction, undoes: plan.undoes, mayBin });
      const data = plan.recorded ? plan.output : (written ?? plan.output);
      return { ...result, data, recordId: record.id };
    } catch (error) {
      const fault = databaseFault(error);
      // Its record was written by an attempt whose answer got lost; what was read stands.
      if (isRead && fault === "duplicate") return { ...result, recordId: record.id };
      if (attempt >= ATTEMPTS || (fault !== "stale" && fault !== "duplicate")) throw error;
    }
  }
}

async function earlierResult(draft: DraftRecord): Promise<RecordedResult | null> {
  const record = await findRecordByKey(draft.userId, draft.idempotencyKey);
  if (!record?.result) return null;
  const isSameCall = record.toolName === draft.toolName && isDeepStrictEqual(record.parameters, draft.parameters);
  if (!isSameCall) throw new StewardError("CONFLICT", "This idempotency key was used for another call.");
  const { id: recordId, result, errorCode, errorMessage } = record;
  return { ...(errorCode ? fail(errorCode, errorMessage ?? "", result) : succeed(result)), recordId };
}

const elapsed = ({ invokedAt }: DraftRecord, clock: Clock): number =>
  Math.max(0, clock.now().getTime() - Date.parse(invokedAt));

const outcomeOf = ({ success, data, error, error_code }: ToolResult) => ({
  success,
  result: data,
  errorCode: error_code,
  errorMessage: error,
});
