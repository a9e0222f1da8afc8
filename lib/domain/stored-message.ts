import type { TurnState } from "@/lib/domain/agent-response";
import type { Json, JsonObject } from "@/lib/domain/invocation";
import type { TokenMark } from "@/lib/domain/token-mark";

/** How a turn stands, or ended. `interrupted`: the server went away in the middle, or the person stopped it. */
export type MessageState = TurnState | "streaming" | "interrupted";

/** A message as the database keeps it. What its parts mean is the agent's business. */
export interface StoredMessage {
  id: string;
  conversationId: string;
  role: "user" | "assistant" | "system";
  /** On a reply: the message it answers. */
  inReplyTo: string | null;
  /** The access token that sent it; null: the person, or a reply. */
  token: TokenMark | null;
  parts: Json[];
  state: MessageState;
  metadata: JsonObject | null;
  createdAt: string;
}
