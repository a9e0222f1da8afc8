import { z } from "zod";
import { type PendingActionJson, pendingActionJson } from "@/lib/domain/pending-action-json";
import type { ToolResult } from "@/lib/domain/tool-result";

const withCard = z.object({ pending_action: pendingActionJson });

/** The card that a call put before the person: a delete that was asked for, or whatever else is not done unasked. */
export function askedCard(toolName: string, result: ToolResult): PendingActionJson | null {
  const asks = result.success ? toolName === "delete_task" : result.error_code === "CONFIRMATION_REQUIRED";
  return asks ? (withCard.safeParse(result.data).data?.pending_action ?? null) : null;
}
