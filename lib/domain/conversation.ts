export interface Conversation {
  id: string;
  title: string;
  createdAt: string;
  updatedAt: string;
}

/** How a conversation looks from outside. */
export const toConversationJson = ({ id, title, createdAt, updatedAt }: Conversation) => ({
  id,
  title,
  created_at: createdAt,
  updated_at: updatedAt,
});
