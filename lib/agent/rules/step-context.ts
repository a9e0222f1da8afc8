import type { DialogueTurn } from "@/lib/agent/rules/dialogue";
import type { Failure, Question, Script } from "@/lib/agent/rules/script";
import type { ReminderJson } from "@/lib/domain/reminder-json";
import type { ShownTaskJson } from "@/lib/domain/shown-task-json";
import type { TaskJson } from "@/lib/domain/task-json";

/** When and where the person is, and what was said and done before this message. */
export interface RulesContext {
  now: Date;
  timeZone: string;
  earlier: readonly DialogueTurn[];
  /** What a question of ours offers that has just been asked: "the first one" then counts in that. */
  offered?: Offered;
}

export interface Offered {
  tasks: readonly ShownTaskJson[];
  reminders: readonly ReminderJson[];
}

/** A step that went through. */
export interface StepDone {
  kind: "done";
  tool: string;
  /** The sentence for the person. */
  said: string;
  /** The tasks it was about. */
  tasks: ShownTaskJson[];
  /** For a list: what it showed, and how many there are in all. */
  list?: { tasks: TaskJson[]; total: number; isPlainPending: boolean };
}

export interface StepContext extends RulesContext {
  /** The steps of this plan that are done. */
  done: readonly StepDone[];
}

type StepOutcome = StepDone | Question | Failure;
export type StepScript = Script<StepOutcome>;
