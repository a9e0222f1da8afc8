import type { ToolOutput } from "@/lib/agent/chat-message";
import type { Decision } from "@/lib/agent/decision";
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
  /** What calls brought that the stream has not told yet. */
  untold: Map<string, ToolOutput>;
  ending: "finished" | "failed" | "stopped" | "limit";
  /** Whether anything was said. */
  hasWords: boolean;
}

export const newThought = (): Thought => ({
  decision: null,
  card: null,
  calls: [],
  running: Promise.resolve(),
  untold: new Map(),
  ending: "finished",
  hasWords: false,
});
