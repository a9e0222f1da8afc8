import { z } from "zod";
import type { Json, JsonObject } from "@/lib/domain/invocation";
import type { StoredMessage } from "@/lib/domain/stored-message";
import type { Message as MessageRow } from "@/lib/store/generated/client";

const parts = z.array(z.custom<Json>((value) => typeof value === "object" && value !== null));
const metadata = z.custom<JsonObject>((value) => typeof value === "object" && value !== null).nullable();

export const messageFromRow = (row: MessageRow): StoredMessage => ({
  id: row.id,
  conversationId: row.conversationId,
  role: row.role,
  inReplyTo: row.inReplyTo,
  parts: parts.parse(row.parts),
  state: row.state,
  metadata: metadata.parse(row.metadata),
  createdAt: row.createdAt.toISOString(),
});
