import type { Clock } from "@/lib/domain/clock";
import type { Invocation } from "@/lib/domain/invocation";
import { storableText } from "@/lib/domain/storable-json";
import { takesBackForPerson } from "@/lib/tools/takes-back-for-person";
import type { ToolContext } from "@/lib/tools/tool";
import type { ToolCaller } from "@/lib/tools/tool-caller";

/** A record as it stands before the call has an outcome. */
export type DraftRecord = Omit<Invocation, "undoneAt">;

interface Call {
  name: string;
  input?: unknown;
  caller: ToolCaller;
  idempotencyKey?: string | undefined;
  sequence?: number;
  writesInTurn?: number;
}

export function contextOf({ name, input, caller, writesInTurn = 0 }: Call, clock: Clock): ToolContext {
  const { userId, timeZone, homeTimeZone, conversationId, messageId, token, classification } = caller;
  return {
    userId,
    timeZone,
    homeTimeZone,
    conversationId,
    messageId,
    tokenId: token?.id ?? null,
    classificationMethod: classification.method,
    isOwnUndo: takesBackForPerson({ name, input, caller, writesInTurn }),
    now: clock.now(),
    newId: clock.newId,
  };
}

export function draftRecord(call: Call, clock: Clock): DraftRecord {
  const { userId, source, conversationId, messageId, token, classification } = call.caller;
  const id = clock.newId();
  return {
    id,
    userId,
    source,
    conversationId,
    messageId,
    tokenId: token?.id ?? null,
    sequence: call.sequence ?? 1,
    toolName: storableText(call.name).slice(0, 80),
    parameters: {},
    intentClassification: classification.intent,
    reasoning: classification.reasoning ?? null,
    confidence: classification.confidence,
    classificationMethod: classification.method,
    result: null,
    success: false,
    errorCode: null,
    errorMessage: null,
    changes: [],
    idempotencyKey: call.idempotencyKey || id,
    invokedAt: clock.now().toISOString(),
    durationMs: 0,
  };
}
