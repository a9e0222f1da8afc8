import type { ClassificationMethod, InvocationSource } from "@/lib/domain/invocation";

/** On whose behalf and why a tool is called, as the server knows it. */
export interface ToolCaller {
  userId: string;
  timeZone: string;
  source: InvocationSource;
  conversationId: string | null;
  messageId: string | null;
  token: { id: string; mayWrite: boolean } | null;
  classification: {
    method: ClassificationMethod;
    intent: string | null;
    confidence: number | null;
  };
}

/** A person pressing a button in the app, outside any conversation. */
export const directCaller = (
  user: { id: string; timeZone: string },
  source: "ui" | "api" | "system" = "ui",
): ToolCaller => ({
  userId: user.id,
  timeZone: user.timeZone,
  source,
  conversationId: null,
  messageId: null,
  token: null,
  classification: { method: "DIRECT", intent: null, confidence: null },
});

/** Somebody speaking in a conversation. Who decides what to call, and why, becomes known in the turn. */
export const speakingCaller = (
  user: { id: string; timeZone: string },
  place: { source: "chat" | "api"; conversationId: string; messageId: string; token?: ToolCaller["token"] },
): ToolCaller & { conversationId: string; messageId: string } => ({
  userId: user.id,
  timeZone: user.timeZone,
  token: null,
  classification: { method: "RULE_BASED", intent: null, confidence: null },
  ...place,
});
