import type { Decision } from "@/lib/agent/decision";
import type { DoneCall } from "@/lib/agent/rules/dialogue";
import type { PendingActionJson } from "@/lib/domain/pending-action-json";

/** What comes of thinking about a message. Filled while the model speaks and calls. */
export interface Thought {
  decision: Decision | null;
  /** The question that a delete became. */
  card: PendingActionJson | null;
  calls: DoneCall[];
  ending: "finished" | "failed" | "stopped" | "limit";
  /** Whether anything was said. */
  hasWords: boolean;
}

export const newThought = (): Thought => ({
  decision: null,
  card: null,
  calls: [],
  ending: "finished",
  hasWords: false,
});
