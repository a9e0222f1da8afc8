import type { ReminderJson } from "@/lib/domain/reminder-json";
import type { ShownTaskJson } from "@/lib/domain/shown-task-json";
import type { PlanStep, TaskReference } from "@/lib/language/understanding";

/** A request that waits for something: what it waits for, and what will be done then. */
export interface OpenQuestion {
  missing:
    | "title"
    | "task"
    | "change"
    | "new title"
    | "new description"
    | "time"
    | "reminder"
    | "rhythm"
    | "set"
    | "yes";
  /** The step that lacks it, then what was to follow. */
  plan: PlanStep[];
  /** What was offered. */
  tasks: ShownTaskJson[];
  reminders: ReminderJson[];
  /** Others that were named beside it: they are done with it, or asked about after it. */
  also?: TaskReference[];
}

export const waitFor = (missing: OpenQuestion["missing"], plan: PlanStep[]): OpenQuestion => ({
  missing,
  plan,
  tasks: [],
  reminders: [],
});
