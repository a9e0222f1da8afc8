/** A task as a confirmation card shows it. The version says which edition of it was shown. */
export interface ShownTask {
  id: string;
  number: number;
  title: string;
  version: number;
}

export type PendingActionStatus = "pending" | "confirmed" | "cancelled" | "expired";
export type PendingActionRequester = "session" | "token";
export type PendingActionResolver = "button" | "text" | "new_message" | "timeout";

export interface PendingAction {
  id: string;
  userId: string;
  conversationId: string | null;
  messageId: string | null;
  actionType: "DELETE_TASK";
  tasks: ShownTask[];
  requestedBy: PendingActionRequester;
  tokenId: string | null;
  status: PendingActionStatus;
  createdAt: string;
  expiresAt: string;
  resolvedAt: string | null;
  resolvedBy: PendingActionResolver | null;
}
