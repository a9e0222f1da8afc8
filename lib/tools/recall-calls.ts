import type { JsonObject } from "@/lib/domain/invocation";
import { succeed } from "@/lib/domain/tool-result";
import { findRecordsOfMessage } from "@/lib/store/record-store";
import type { RecordedResult } from "@/lib/tools/run-tool";
import { findTool } from "@/lib/tools/tool-registry";

export interface RecalledCall {
  sequence: number;
  name: string;
  input: JsonObject;
  result: RecordedResult;
}

/**
 * What was done for a message before its turn broke off, from the audit. A turn that is tried again starts from here, so
 * it repeats nothing, whatever a model may think of this time. Calls that failed are left out: they may be tried again.
 */
export async function recallCalls(userId: string, messageId: string): Promise<RecalledCall[]> {
  const records = await findRecordsOfMessage(userId, messageId);
  const calls: RecalledCall[] = [];
  for (const { id, toolName, parameters, result, success, sequence } of records) {
    const tool = findTool(toolName);
    // A card speaks for itself: while it is open it is shown again, and after that it is asked anew.
    if (!tool || tool.effect === "destroy" || !success || result === null) continue;
    const data = await tool.recall(result, userId);
    calls.push({ sequence, name: toolName, input: parameters, result: { ...succeed(data), recordId: id } });
  }
  return calls;
}
