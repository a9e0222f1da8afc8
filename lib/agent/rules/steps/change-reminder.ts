import { z } from "zod";
import { askWhen } from "@/lib/agent/rules/ask-when";
import { callFailed } from "@/lib/agent/rules/call-failed";
import { findReminder } from "@/lib/agent/rules/find-reminder";
import { onSameDay } from "@/lib/agent/rules/on-same-day";
import { reminderInput } from "@/lib/agent/rules/reminder-input";
import { callTool, type Failure } from "@/lib/agent/rules/script";
import type { StepContext, StepScript } from "@/lib/agent/rules/step-context";
import { sayMoment } from "@/lib/agent/rules/words/say-moment";
import { sayHeld } from "@/lib/agent/rules/words/say-quiet-hours";
import { quoteTitle } from "@/lib/domain/confirmation-words";
import type { JsonObject } from "@/lib/domain/invocation";
import { type ReminderJson, reminderJson } from "@/lib/domain/reminder-json";
import { calendarDateAt } from "@/lib/domain/zoned-time";
import type { PlanStep } from "@/lib/language/understanding";

type ChangeReminder = Extract<PlanStep, { tool: "change_reminder" }>;

const MINUTE = 60_000;

const changed = z.object({ reminder: reminderJson });

export function* changeReminder(step: ChangeReminder, context: StepContext): StepScript {
  const { change } = step;
  if (change.kind === "move" && !change.to && !change.again) return askWhen(step);
  const found = yield* findReminder(step.reminder, step, context);
  if (found.kind !== "reminder") return found;
  const input = inputOf(change, found.reminder, context);
  if (!input) return notATime;
  const result = yield* callTool(step.tool, { reminder: found.reminder.id, ...input });
  if (!result.success) return callFailed(result, step);
  const { reminder } = changed.parse(result.data);
  const title = quoteTitle(reminder.task.title);
  const said =
    change.kind === "cancel"
      ? `Cancelled the reminder for ${title}`
      : `I'll remind you of ${title} ${sayMoment(reminder.next_at ?? reminder.remind_at, context)}${sayHeld(reminder, context)}`;
  return { kind: "done", tool: step.tool, said, tasks: [reminder.task] };
}

function inputOf(change: ChangeReminder["change"], reminder: ReminderJson, context: StepContext): JsonObject | null {
  const set = new Date(reminder.next_at ?? reminder.remind_at);
  if (change.kind === "shift") return { remind_at: new Date(set.getTime() + change.minutes * MINUTE).toISOString() };
  if (change.kind === "cancel") return { cancel: true };
  if (!change.to) return { snooze: true };
  // What has come is put off; the series it belongs to stays as it was set.
  const wish = change.again && reminder.delivered_count > 0 ? "snooze_until" : "remind_at";
  const day = calendarDateAt(set, context.timeZone);
  const sameDay = change.to.kind === "at" ? onSameDay(change.to.date, day, context) : null;
  if (sameDay) return { [wish]: sameDay };
  const when = reminderInput(change.to, null, { ...context, task: reminder.task });
  const moment = when.kind === "input" ? when.input.remind_at : undefined;
  return moment === undefined ? null : { [wish]: moment };
}

const notATime: Failure = {
  kind: "fail",
  code: "VALIDATION_ERROR",
  text: "Invalid input: Say the new time of the reminder",
};
