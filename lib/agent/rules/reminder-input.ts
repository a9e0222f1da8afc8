import type { Failure } from "@/lib/agent/rules/script";
import { dueMoment } from "@/lib/domain/due";
import type { JsonObject } from "@/lib/domain/invocation";
import type { ShownTaskJson } from "@/lib/domain/shown-task-json";
import { taskJson } from "@/lib/domain/task-json";
import { addDays, atMidnight, toInstant } from "@/lib/domain/zoned-time";
import type { OffsetReading, ReminderRepeat, ReminderTime } from "@/lib/language/understanding";

interface Here {
  timeZone: string;
  /** The task it is for, as far as it is known here. */
  task: ShownTaskJson | null;
}

const MINUTES_A_DAY = 24 * 60;

const noDueDate: Failure = {
  kind: "fail",
  code: "VALIDATION_ERROR",
  text: "Invalid input: That task has no due date to count back from",
};

interface ReminderInput {
  kind: "input";
  input: JsonObject;
}

/** When to remind, as the tool takes it. A reminder at the due time itself follows the due time. */
export function reminderInput(time: ReminderTime, repeat: ReminderRepeat | null, here: Here): ReminderInput | Failure {
  const moment = momentInput(time, here);
  if (!moment) return noDueDate;
  const again = repeat && {
    repeat_interval_minutes: repeat.intervalMinutes,
    ...(repeat.count !== null && { repeat_count: repeat.count }),
  };
  return { kind: "input", input: { ...moment, ...again } };
}

function momentInput(time: ReminderTime, here: Here): JsonObject | null {
  switch (time.kind) {
    case "at":
      return atOrDue(time.date.remindAt, here);
    case "first":
      return atOrDue(time.recurrence.first.remindAt, here);
    case "before":
      return time.offset.at === null
        ? { minutes_before_due: time.offset.minutesBefore }
        : atClockBefore(time.offset, time.offset.at, here);
  }
}

function atOrDue(remindAt: string, { task, timeZone }: Here): JsonObject {
  const due = dueOf(task);
  const isDueTime = due && dueMoment(due, timeZone).getTime() === Date.parse(remindAt);
  return isDueTime ? { minutes_before_due: 0 } : { remind_at: remindAt };
}

function atClockBefore({ minutesBefore }: OffsetReading, at: string, { task, timeZone }: Here): JsonObject | null {
  const due = dueOf(task);
  if (!due) return null;
  const day = addDays(due.dueOn, -Math.round(minutesBefore / MINUTES_A_DAY));
  const [hour = 0, minute = 0] = at.split(":").map(Number);
  return { remind_at: toInstant({ ...atMidnight(day), hour, minute, second: 0 }, timeZone).toISOString() };
}

function dueOf(task: ShownTaskJson | null): { dueOn: string; dueAt: string | null } | null {
  const whole = taskJson.safeParse(task);
  return whole.success && whole.data.due_on !== null ? { dueOn: whole.data.due_on, dueAt: whole.data.due_at } : null;
}
