import type { PendingAction, PendingActionResolver, ShownTask } from "@/lib/domain/pending-action";
import type { Task } from "@/lib/domain/task";

export interface CardFacts {
  action: Pick<PendingAction, "status" | "tasks">;
  /** By the database's clock, read after every lock was had. */
  isExpired: boolean;
  /** The tasks of the card as they are now; those missing here are gone for good. */
  current: Task[];
}

export type Settlement =
  | { kind: "settled_before" }
  | { kind: "expire" }
  | { kind: "cancel" }
  /** A task is no longer what was shown: nothing is deleted, the whole set is shown anew. */
  | { kind: "ask_again"; tasks: ShownTask[] }
  | { kind: "delete"; tasks: Task[]; gone: ShownTask[] };

/** The state machine of a confirmation. Pure: the same facts, the same answer. */
export function settleConfirmation(
  decision: "confirm" | "cancel",
  { action, isExpired, current }: CardFacts,
): Settlement {
  if (action.status !== "pending") return { kind: "settled_before" };
  if (isExpired) return { kind: "expire" };
  if (decision === "cancel") return { kind: "cancel" };
  const there = action.tasks.flatMap(
    ({ id }) => current.find((task) => task.id === id && task.deletedAt === null) ?? [],
  );
  const isAsShown = (task: Task) => action.tasks.some(({ id, version }) => id === task.id && version === task.version);
  if (!there.every(isAsShown)) {
    return {
      kind: "ask_again",
      tasks: there.map(({ id, number, title, version }) => ({ id, number, title, version })),
    };
  }
  const gone = action.tasks.filter(({ id }) => !there.some((task) => task.id === id));
  return { kind: "delete", tasks: there, gone };
}

export interface Answerer {
  tokenId: string | null;
  conversationId: string | null;
}

/**
 * Only the signed-in person says yes. A token may call off what it asked for itself. A typed yes means the question of
 * its own conversation, and only one that a session asked.
 */
export function mayAnswer(
  answerer: Answerer,
  action: Pick<PendingAction, "requestedBy" | "tokenId" | "conversationId">,
  answer: { decision: "confirm" | "cancel"; by: PendingActionResolver },
): boolean {
  if (answerer.tokenId !== null) return answer.decision === "cancel" && action.tokenId === answerer.tokenId;
  if (answer.decision === "cancel" || answer.by === "button") return true;
  return (
    action.requestedBy === "session" &&
    action.conversationId !== null &&
    action.conversationId === answerer.conversationId
  );
}
