import { z } from "zod";
import type { ActivityRecordJson } from "@/lib/domain/activity-record-json";
import type { Invocation } from "@/lib/domain/invocation";
import { LIMITS } from "@/lib/domain/limits";
import { momentField } from "@/lib/domain/moment-field";
import { truthInQuery } from "@/lib/domain/truth-in-query";
import { listActivity } from "@/lib/store/activity-list";

const position = z
  .string()
  .transform((text) => Buffer.from(text, "base64url").toString().split(" "))
  .pipe(z.tuple([momentField, z.uuid()], { error: "Cursor must be one that a list gave" }))
  .transform(([invokedAt, id]) => ({ invokedAt: new Date(invokedAt), id }));

export const activityQuery = z.strictObject({
  source: z.enum(["chat", "ui", "mcp", "api", "system"]).optional(),
  tool: z.string().max(80).optional(),
  success: truthInQuery.optional(),
  changed: truthInQuery.optional(),
  search: z.string().trim().max(LIMITS.titleLength).optional(),
  conversation_id: z.uuid().optional(),
  before: momentField.optional(),
  after: momentField.optional(),
  limit: z.coerce.number().int().min(1).max(LIMITS.listPage).default(LIMITS.listPageDefault),
  cursor: position.optional(),
});

type ActivityQuery = z.infer<typeof activityQuery>;

export async function readActivity(userId: string, query: ActivityQuery) {
  const filter = {
    source: query.source,
    tool: query.tool,
    success: query.success,
    changed: query.changed,
    search: query.search || undefined,
    conversationId: query.conversation_id,
    before: query.before === undefined ? undefined : new Date(query.before),
    after: query.after === undefined ? undefined : new Date(query.after),
  };
  const found = await listActivity(userId, filter, { limit: query.limit + 1, from: query.cursor });
  const page = found.slice(0, query.limit);
  const last = page.at(-1);
  const hasMore = found.length > query.limit;
  return {
    records: page.map(({ record, tokenName }) => toActivityJson(record, tokenName)),
    next_cursor:
      hasMore && last ? Buffer.from(`${last.record.invokedAt} ${last.record.id}`).toString("base64url") : null,
  };
}

/** The record for people and scripts: what, when, by whom, why. The rows before and after stay inside. */
export const toActivityJson = (record: Invocation, tokenName: string | null): ActivityRecordJson => ({
  id: record.id,
  tool_name: record.toolName,
  source: record.source,
  token_name: tokenName,
  conversation_id: record.conversationId,
  message_id: record.messageId,
  sequence: record.sequence,
  parameters: record.parameters,
  intent: record.intentClassification,
  confidence: record.confidence,
  classification_method: record.classificationMethod,
  reasoning: record.reasoning,
  result: record.result,
  success: record.success,
  error: record.errorMessage,
  error_code: record.errorCode,
  changed: record.changes.length > 0,
  undone_at: record.undoneAt,
  invoked_at: record.invokedAt,
  duration_ms: record.durationMs,
});
