import { z } from "zod";
import { type TokenMark, tokenMark } from "@/lib/domain/token-mark";

export interface Conversation {
  id: string;
  title: string;
  /** The access token that began it; null: the person. */
  token: TokenMark | null;
  createdAt: string;
  updatedAt: string;
}

/** How a conversation looks from outside. */
export const conversationJson = z.object({
  id: z.string(),
  title: z.string(),
  token: tokenMark.nullable().describe("The access token that began it; null: the person"),
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
      metadata: z
        .looseObject({ token: tokenMark.optional().describe("The access token that sent it; absent: the person") })
        .optional(),
    }),
  ),
  has_more: z.boolean(),
});

export const toConversationJson = ({ id, title, token, createdAt, updatedAt }: Conversation): ConversationJson => ({
  id,
  title,
  token,
  created_at: createdAt,
  updated_at: updatedAt,
});
