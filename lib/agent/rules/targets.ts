import type { Where } from "@/lib/agent/rules/look-for";
import type { Failure, Question } from "@/lib/agent/rules/script";
import type { ShownTaskJson } from "@/lib/domain/shown-task-json";
import type { PlanStep, TaskReference } from "@/lib/language/understanding";

/** What a step is about, and which tasks a title may mean. */
export interface Wanted extends Where {
  reference: TaskReference | null;
  step: PlanStep;
}

/** The tasks a step is about, as a tool takes them: by id or number. */
export interface Targets {
  kind: "found";
  references: (string | number)[];
  /** Those behind the ids, and whether they were read for this very step. */
  tasks: readonly ShownTaskJson[];
  isRead: boolean;
  /** Set when the whole set was asked for, which may be empty. */
  isSet: boolean;
  /** The words that every one of a set has. */
  about?: string;
}

export type Finding = Targets | Question | Failure;

export const named = (references: (string | number)[]): Targets => ({
  kind: "found",
  references,
  tasks: [],
  isRead: false,
  isSet: false,
});

export const found = (tasks: readonly ShownTaskJson[], { isRead = false, isSet = false } = {}): Targets => ({
  kind: "found",
  references: tasks.map(({ id }) => id),
  tasks,
  isRead,
  isSet,
});
