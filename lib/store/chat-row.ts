import { z } from "zod";
import type { Json, JsonObject } from "@/lib/domain/invocation";
import type { StoredMessage } from "@/lib/domain/stored-message";
import type { TokenMark } from "@/lib/domain/token-mark";
import type { Message as MessageRow } from "@/lib/store/generated/client";

const parts = z.array(z.custom<Json>((value) => typeof value === "object" && value !== null));
const metadata = z.custom<JsonObject>((value) => typeof value === "object" && value !== null).nullable();

/** Who began a conversation or sent a message, as its row says. */
export const tokenFrom = (row: { tokenId: string | null; tokenName: string | null }): TokenMark | null =>
  row.tokenId === null ? null : { id: row.tokenId, name: row.tokenName ?? "" };

export const messageFromRow = (row: MessageRow): StoredMessage => ({
  id: row.id,
  conversationId: row.conversationId,
  role: row.role,
  inReplyTo: row.inReplyTo,
  token: tokenFrom(row),
  parts: parts.parse(row.parts),
  state: row.state,
  metadata: metadata.parse(row.metadata),
  createdAt: row.createdAt.toISOString(),
});
