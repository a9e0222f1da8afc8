import { z } from "zod";
import { toConversationJson } from "@/lib/domain/conversation";
import { momentField } from "@/lib/domain/moment-field";
import { StewardError } from "@/lib/domain/steward-error";
import {
  type ConversationPosition,
  deleteConversation,
  listConversations,
  renameConversation,
} from "@/lib/store/chat-list";

const notFound = () => new StewardError("NOT_FOUND", "There is no such conversation.");

interface PageRequest {
  search: string | undefined;
  limit: number;
  cursor: string | undefined;
}

/** The conversations for the side of the page, the last used first. */
export async function conversationPage(userId: string, { search, limit, cursor }: PageRequest) {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const { conversations, hasMore } = await listConversations(userId, search, { limit, after });
  const last = conversations.at(-1);
  return {
    conversations: conversations.map(toConversationJson),
    next_cursor: hasMore && last ? Buffer.from(`${last.updatedAt} ${last.id}`).toString("base64url") : null,
  };
}

const position = z.tuple([momentField, z.uuid()]);

function readCursor(cursor: string): ConversationPosition {
  const read = position.safeParse(Buffer.from(cursor, "base64url").toString().split(" "));
  if (!read.success) throw new StewardError("VALIDATION_ERROR", "Cursor must be one that a page before gave");
  return { updatedAt: read.data[0], id: read.data[1] };
}

export async function retitleConversation(userId: string, id: string, title: string) {
  const renamed = await renameConversation(userId, id, title);
  if (!renamed) throw notFound();
  return toConversationJson(renamed);
}

export async function removeConversation(userId: string, id: string): Promise<void> {
  if (!(await deleteConversation(userId, id))) throw notFound();
}
