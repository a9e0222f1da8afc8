import { quoteTitle } from "@/lib/domain/quote-title";
import type { ToolCaller } from "@/lib/tools/tool-caller";

/** How an answer to a card is kept in the audit: it comes from a closed list, so there is no doubt about it. */
export const answerClassification = (decision: "confirm" | "cancel", text: string) =>
  ({
    method: "RULE_BASED",
    intent: decision === "confirm" ? "CONFIRM_YES" : "CONFIRM_NO",
    confidence: 1,
    reasoning: `${quoteTitle(text.trim())} → ${decision === "confirm" ? "wholly a yes" : "a no"}`,
  }) as const satisfies ToolCaller["classification"];
