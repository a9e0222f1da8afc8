export interface Conversation {
  id: string;
  title: string;
  createdAt: string;
  updatedAt: string;
}

/** How a conversation looks from outside. */
export interface ConversationJson {
  id: string;
  title: string;
  created_at: string;
  updated_at: string;
}

export const toConversationJson = ({ id, title, createdAt, updatedAt }: Conversation): ConversationJson => ({
  id,
  title,
  created_at: createdAt,
  updated_at: updatedAt,
});
