import type { Decision } from "@/lib/agent/decision";
import type { ShownCall } from "@/lib/agent/reply-writer";
import type { DoneCall } from "@/lib/agent/rules/dialogue";
import type { PendingActionJson } from "@/lib/domain/pending-action-json";

/** What comes of thinking about a message. Filled while the model speaks and calls. */
export interface Thought {
  decision: Decision | null;
  /** The question that a delete became. */
  card: PendingActionJson | null;
  calls: DoneCall[];
  /** The call that was begun last, until it is over: calls go one after another, so it is the last to end. */
  running: Promise<unknown>;
  /** Calls that the stream has begun to tell of, by their id. */
  begun: Set<string>;
  /** Calls that were done and that the stream has not told yet, by their id. */
  untold: Map<string, ShownCall>;
  ending: "finished" | "failed" | "stopped" | "limit";
  /** Whether anything was said. */
  hasWords: boolean;
}

export const newThought = (): Thought => ({
  decision: null,
  card: null,
  calls: [],
  running: Promise.resolve(),
  begun: new Set(),
  untold: new Map(),
  ending: "finished",
  hasWords: false,
});
