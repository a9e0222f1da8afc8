import type { ClassificationMethod, InvocationSource } from "@/lib/domain/invocation";
import type { CallingToken, RequestCaller } from "@/lib/domain/request-caller";

/** On whose behalf and why a tool is called, as the server knows it. */
export interface ToolCaller {
  userId: string;
  /** In which times without an offset are meant. */
  timeZone: string;
  /** The person's own, by which their days are counted. A message may come from another. */
  homeTimeZone: string;
  source: InvocationSource;
  conversationId: string | null;
  messageId: string | null;
  token: CallingToken | null;
  classification: {
    method: ClassificationMethod;
    intent: string | null;
    confidence: number | null;
    reasoning?: string | null;
  };
  /** In a conversation: what the person's own message wishes, if it is that and nothing else. No other words count. */
  wishToUndo?: "undo" | "redo" | null;
}

/** A person pressing a button in the app, outside any conversation. */
export const directCaller = (
  user: { id: string; timeZone: string },
  source: "ui" | "api" | "mcp" | "system" = "ui",
): ToolCaller => ({
  userId: user.id,
  timeZone: user.timeZone,
  homeTimeZone: user.timeZone,
  source,
  conversationId: null,
  messageId: null,
  token: null,
  classification: { method: "DIRECT", intent: null, confidence: null },
});

/** Whoever sent this request: the person at the browser, or a program with a token, which acts as that token. */
export const requestCaller = ({ user, token }: RequestCaller, program: "api" | "mcp" = "api"): ToolCaller => ({
  ...directCaller(user, token ? program : "ui"),
  token,
});

/** Somebody speaking in a conversation. Who decides what to call, and why, becomes known in the turn. */
export const speakingCaller = (
  { user, token }: RequestCaller,
  place: { source: "chat" | "api"; conversationId: string; messageId: string; timeZone?: string },
): ToolCaller & { conversationId: string; messageId: string } => ({
  userId: user.id,
  timeZone: user.timeZone,
  homeTimeZone: user.timeZone,
  token,
  classification: { method: "RULE_BASED", intent: null, confidence: null },
  ...place,
});
