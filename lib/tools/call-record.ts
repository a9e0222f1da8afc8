import { z } from "zod";
import type { Clock } from "@/lib/domain/clock";
import type { Invocation } from "@/lib/domain/invocation";
import { storableText } from "@/lib/domain/storable-json";
import { isOwnUndo } from "@/lib/policy/is-own-undo";
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

/** Not checked here: it only matters whether they are there. */
const undoInput = z.object({ record: z.unknown(), redo: z.unknown() }).partial().catch({});

export function contextOf({ name, input, caller, writesInTurn = 0 }: Call, clock: Clock): ToolContext {
  const { userId, timeZone, homeTimeZone, conversationId, messageId, token, classification } = caller;
  const { record, redo } = undoInput.parse(input);
  return {
    userId,
    timeZone,
    homeTimeZone,
    conversationId,
    messageId,
    tokenId: token?.id ?? null,
    classificationMethod: classification.method,
    isOwnUndo: isOwnUndo({
      toolName: name,
      namesRecord: record !== undefined,
      byToken: token !== null,
      classificationMethod: classification.method,
      asksToUndo: caller.wishToUndo === (redo === true ? "redo" : "undo"),
      writesInTurn,
    }),
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
