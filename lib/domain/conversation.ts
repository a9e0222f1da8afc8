import { z } from "zod";

export interface Conversation {
  id: string;
  title: string;
  createdAt: string;
  updatedAt: string;
}

/** How a conversation looks from outside. */
export const conversationJson = z.object({
  id: z.string(),
  title: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
});

export type ConversationJson = z.infer<typeof conversationJson>;

/** The same with its messages, whose parts are as the AI SDK's chat has them. */
export const wholeConversationJson = conversationJson.extend({
  messages: z.array(
    z.looseObject({
      id: z.string(),
      role: z.enum(["user", "assistant", "system"]),
      parts: z.array(z.looseObject({ type: z.string() })),
    }),
  ),
  has_more: z.boolean(),
});

export const toConversationJson = ({ id, title, createdAt, updatedAt }: Conversation): ConversationJson => ({
  id,
  title,
  created_at: createdAt,
  updated_at: updatedAt,
});
