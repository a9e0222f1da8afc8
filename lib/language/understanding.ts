import type { CalendarDate } from "@/lib/domain/zoned-time";
import type { KnownTask } from "@/lib/language/ground/world";

/** Everything a message can ask for. */
export type Intent =
  | "CREATE_TASK"
  | "LIST_TASKS"
  | "COMPLETE_TASK"
  | "UPDATE_TASK"
  | "DELETE_TASK"
  | "SCHEDULE_REMINDER"
  | "LIST_REMINDERS"
  | "CHANGE_REMINDER"
  | "CANCEL_REMINDER"
  | "UNDO"
  | "RESTORE_TASK"
  | "GENERAL_CHAT";

/** From this confidence on a caller may act; below it asks, or hands the message to a model. */
export const ACT_AT = 0.7;

export type Priority = "low" | "medium" | "high";

/** Characters `start` up to, not including, `end` of the message. */
export interface Span {
  start: number;
  end: number;
}

/** A point or span of time as it was said. */
export interface DateReading {
  text: string;
  span: Span;
  /** Wall-clock times in the person's zone, "2026-02-03T09:00:00". `end` is the first moment that no longer belongs to it. */
  start: string;
  end: string | null;
  /** `day` when no time was said. */
  grain: "second" | "minute" | "hour" | "day";
  /** What to hand to a tool as due: a calendar date for grain `day`, else an instant in UTC. */
  due: CalendarDate | string;
  /** When to remind if nothing more is said: the time said, or a sensible one on that day, as an instant. */
  remindAt: string;
  /** It lies before now. Reported, never moved. */
  isPast: boolean;
  /** Only a time was said; the day is the next on which it comes. */
  isTimeOnly: boolean;
  /** "Thursday", "Thursday at 3": of which week was left open; `start` is in the first that comes. */
  isBareWeekday: boolean;
  /** "at 10", without saying which half of the day. */
  isEitherHalf: boolean;
  relation: "by" | "before" | "after" | "until" | "from" | "to" | null;
}

export interface RecurrenceReading {
  text: string;
  span: Span;
  /** RFC 5545, without the "RRULE:" in front. */
  rule: string;
  /** "twice a week": on which days was left open, so the rule says less than was said. */
  isOpen?: true;
  /** The first time it is due. */
  first: { start: string; grain: DateReading["grain"]; due: string; remindAt: string };
}

/** "an hour before", "the day before at 6pm": counted from the task's own due time. */
export interface OffsetReading {
  text: string;
  span: Span;
  minutesBefore: number;
  /** "18:00", when the offset names a time of day. */
  at: string | null;
}

export interface PriorityReading {
  text: string;
  span: Span;
  priority: Priority;
}

export type TaskReference =
  /** `also`: "tasks 1, 4 and 8". */
  | { kind: "number"; number: number; also?: number[]; span: Span }
  /** Of the list shown last, or of the list that an earlier step of the plan produces. */
  | { kind: "position"; from: "start" | "end"; index: number; count: number; span: Span }
  /** `isPair`: "both" are two. */
  | { kind: "pronoun"; plural: boolean; isPair?: true; span: Span }
  /** Of the list shown last, those nothing was done to since; or a task, when one is called so. */
  | { kind: "rest"; title?: string; span: Span }
  /** "#1, jam and the last one": all of them, or nothing. */
  | { kind: "several"; each: TaskReference[]; span: Span }
  /** `due`: "the meeting on Friday", to tell it from others of its name. */
  | { kind: "title"; title: string; due?: TaskFilter["due"]; span: Span }
  /**
   * `isOne`: "the reminder tomorrow" is one of those, and asked about when there are more. `unclear`: a word that makes the
   * set smaller, "old", and has to be asked about.
   */
  | { kind: "every"; filter: TaskFilter; isOne?: true; unclear?: string; span: Span }
  /** Chosen from those that were offered. */
  | { kind: "id"; id: string }
  /** The task that an earlier step of the same plan creates. */
  | { kind: "step"; step: number };

export interface TaskFilter {
  status: "all" | "pending" | "completed";
  priority?: Priority;
  /** Wall-clock dates, `before` excluded. */
  due?: { after: CalendarDate | null; before: CalendarDate | null };
  completed?: { after: CalendarDate | null; before: CalendarDate | null };
  /** "without a date". */
  hasDue?: boolean;
  /** Only what comes back. */
  repeats?: true;
  /** What was deleted, instead of what is there. */
  bin?: true;
  search?: string;
}

export interface TaskChanges {
  title?: string;
  description?: string;
  /** "add … to it": joins the description that is there. */
  note?: string;
  priority?: Priority | null;
  due?: DateReading | null;
  /** "make it all day": the day stays, its time goes. */
  isAllDay?: true;
  /** "push it back two days": move the due date by this many minutes from where it is. */
  moveByMinutes?: number;
  recurrence?: RecurrenceReading | null;
  /** "skip it this Thursday": on to the next time, without having been done; on which day, if that was said. */
  skips?: { on: CalendarDate | null };
}

export type ReminderTime =
  | { kind: "at"; date: DateReading }
  | { kind: "first"; recurrence: RecurrenceReading }
  | { kind: "before"; offset: OffsetReading };

/** "every 30 minutes, 5 times": how a reminder comes again, apart from how a task does. */
export interface ReminderRepeat {
  intervalMinutes: number;
  /** All deliveries, the first included; null when it was not said. */
  count: number | null;
}

/** Of one task: whether it is done, how often it comes, what was noted on it, or all there is to say of it. */
export type TaskQuestion = "state" | "rhythm" | "notes" | "details";

export interface NewTask {
  tool: "add_task";
  title: string | null;
  description: string | null;
  priority: Priority | null;
  due: DateReading | null;
  recurrence: RecurrenceReading | null;
  /**
   * Something to be reminded of, which may be there already: by words of its title ("about the dry cleaning"), or as a
   * whole ("to call mom"). It is new when no open task is called so.
   */
  perhaps?: { title: string; isWhole: boolean };
}

/** One tool call to make, in the order of the plan. A null is something the sentence left out. */
export type PlanStep =
  | NewTask
  /**
   * `when`: their dates. `first`: what to begin with, and what else there is where nothing is due. `one`: only the first
   * of it, for whom the list is too much.
   */
  | { tool: "list_tasks"; filter: TaskFilter; asks?: "when" | "first" | "one" }
  | { tool: "list_tasks"; filter: TaskFilter; asks: TaskQuestion; task: TaskReference | null }
  | { tool: "update_task"; task: TaskReference | null; changes: TaskChanges }
  | { tool: "complete_task"; task: TaskReference | null; completed: boolean }
  | { tool: "delete_task"; task: TaskReference | null }
  | {
      tool: "schedule_reminder";
      task: TaskReference | null;
      time: ReminderTime | null;
      repeat: ReminderRepeat | null;
      /** What to make, and remind of, when it is not there; then `task` is still to be found. */
      orNew?: NewTask;
    }
  | { tool: "list_reminders"; filter: TaskFilter }
  | {
      tool: "change_reminder";
      reminder: TaskReference | null;
      /** `shift` counts from the time the reminder has: "10 minutes earlier". `again`: it is one that has just come. */
      change:
        | { kind: "move"; to: ReminderTime | null; again?: true }
        | { kind: "shift"; minutes: number }
        | { kind: "cancel" };
    }
  | { tool: "restore_task"; task: TaskReference | null }
  | { tool: "undo"; redo: boolean };

/**
 * What has to be asked before the plan can run. `rhythm` when it was said but cannot be kept: a task comes back by days,
 * a reminder at most once a day apart. The plan then leaves it out, and `recurrence` says what was heard.
 */
export type Missing = "title" | "task" | "change" | "time" | "rhythm";

/** A stretch of the message and what it was read as, for the composer to colour. */
export interface Highlight extends Span {
  kind: "command" | "title" | "date" | "recurrence" | "reminder" | "priority" | "reference";
}

/** What somebody asks how to do; `all` is what this is for. */
export type HelpTopic =
  | "all"
  | "create"
  | "list"
  | "complete"
  | "change"
  | "delete"
  | "restore"
  | "reminder"
  | "repeat"
  | "priority"
  | "note"
  | "due"
  | "lists"
  | "undo";

/** Why something is not simply done, though it was understood. */
export type Doubt =
  /** Several tasks are called so. */
  | { kind: "which"; tasks: readonly KnownTask[] }
  /** A task of that name is open. */
  | { kind: "there"; task: KnownTask; thing: NewTask }
  /** It may be about that task, or be something new. */
  | { kind: "either"; act: "delete" | "update"; task: KnownTask; thing: NewTask }
  /** Something was done that no task is for. */
  | { kind: "told" };

export interface Understanding {
  intent: Intent;
  /** 0 to 1; act at `ACT_AT` and above. */
  confidence: number;
  /** The rule that decided, for the audit. */
  rule: string;
  plan: PlanStep[];
  missing: Missing | null;
  /** Other readings, best first, when the confidence is below `ACT_AT`. */
  possibleIntents: Intent[];
  title: string | null;
  /** Asked about instead of asked for: "how do I delete a task". */
  helpWith: HelpTopic | null;
  dates: DateReading[];
  recurrence: RecurrenceReading | null;
  priority: PriorityReading | null;
  highlights: Highlight[];
  /** Nothing in the message asks for a task: the whole of it was taken as one, or as several. */
  bare?: true;
  /** Words to look up among the person's tasks before anything is done: the message may be about one of them. */
  lookUp: string | null;
  /** What only the person can settle, among the tasks that were found for them. */
  doubt?: Doubt;
  /** "'remind me to' → reminder; 'tomorrow at 9' → Tue 3 Feb 09:00". */
  reasoning: string;
}
