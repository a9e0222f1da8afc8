import { z } from "zod";
import { askWhen } from "@/lib/agent/rules/ask-when";
import { findReminders } from "@/lib/agent/rules/find-reminders";
import { inWeekOf } from "@/lib/agent/rules/in-week-of";
import { atSameTime, onSameDay, setAt } from "@/lib/agent/rules/on-same-day";
import { reminderInput } from "@/lib/agent/rules/reminder-input";
import type { Failure } from "@/lib/agent/rules/script";
import type { StepContext, StepScript } from "@/lib/agent/rules/step-context";
import { plural } from "@/lib/agent/rules/words/say-list";
import { sayMoment } from "@/lib/agent/rules/words/say-moment";
import { sayProblem } from "@/lib/agent/rules/words/say-problem";
import { sayHeld } from "@/lib/agent/rules/words/say-quiet-hours";
import type { JsonObject } from "@/lib/domain/invocation";
import { quoteTitle } from "@/lib/domain/quote-title";
import { type ReminderJson, reminderJson } from "@/lib/domain/reminder-json";
import type { PlanStep } from "@/lib/language/understanding";

type ChangeReminder = Extract<PlanStep, { tool: "change_reminder" }>;
type Change = ChangeReminder["change"];

const MINUTE = 60_000;

const changed = z.object({ reminder: reminderJson });

export function* changeReminder(step: ChangeReminder, context: StepContext): StepScript {
  const { change } = step;
  if (change.kind === "move" && !change.to && !change.again) return askWhen(step);
  const found = yield* findReminders(step.reminder, step, context);
  if (found.kind !== "reminders") return found;
  const meant = inTheirWeek(change, found.reminders, context);
  const inputs = found.reminders.flatMap((reminder) => {
    const input = inputOf(meant, reminder, context);
    return input ? [{ reminder: reminder.id, ...input }] : [];
  });
  if (inputs.length < found.reminders.length) return notATime;
  const results = yield inputs.map((input) => ({ tool: step.tool, input }));
  const succeeded = results.filter((result) => result.success);
  const refused = results.find((result) => !result.success);
  if (refused && succeeded.length === 0) return sayProblem(refused);
  const reminders = succeeded.map(({ data }) => changed.parse(data).reminder);
  return {
    kind: "done",
    tool: step.tool,
    said: say(reminders, change, context) + sayRefused(results.length - succeeded.length),
    tasks: reminders.map(({ task }) => task),
  };
}

const sayRefused = (count: number): string =>
  count === 0 ? "" : `. ${plural(count, "reminder")} could not be changed`;

function say(reminders: ReminderJson[], change: Change, context: StepContext): string {
  const [only, ...others] = reminders;
  if (!only || others.length > 0)
    return `${change.kind === "cancel" ? "Cancelled" : "Moved"} ${plural(reminders.length, "reminder")}`;
  const title = quoteTitle(only.task.title);
  if (change.kind === "cancel") return `Cancelled the reminder for ${title}`;
  return `I'll remind you of ${title} ${sayMoment(only.next_at ?? only.remind_at, context)}${sayHeld(only, context)}`;
}

const setMoment = ({ next_at, remind_at }: ReminderJson): Date => new Date(next_at ?? remind_at);

/** A weekday is one of the week for which they are set. */
function inTheirWeek(change: Change, reminders: readonly ReminderJson[], { timeZone }: StepContext): Change {
  if (change.kind !== "move" || change.to?.kind !== "at") return change;
  const days = reminders.map((reminder) => setAt(setMoment(reminder), timeZone).day);
  return { ...change, to: { kind: "at", date: inWeekOf(change.to.date, days, timeZone) } };
}

function inputOf(change: Change, reminder: ReminderJson, context: StepContext): JsonObject | null {
  const set = setMoment(reminder);
  if (change.kind === "shift") return { remind_at: new Date(set.getTime() + change.minutes * MINUTE).toISOString() };
  if (change.kind === "cancel") return { cancel: true };
  if (!change.to) return { snooze: true };
  // What has come is put off; the series it belongs to stays as it was set.
  const wish = change.again && reminder.delivered_count > 0 ? "snooze_until" : "remind_at";
  const said = change.to.kind === "at" ? change.to.date : null;
  const kept = said && (onSameDay(said, setAt(set, context.timeZone), context) ?? atSameTime(said, set, context));
  if (kept) return { [wish]: kept };
  const when = reminderInput(change.to, null, { ...context, task: reminder.task });
  const moment = when.kind === "input" ? when.input.remind_at : undefined;
  return moment === undefined ? null : { [wish]: moment };
}

const notATime: Failure = {
  kind: "fail",
  code: "VALIDATION_ERROR",
  text: "Invalid input: Say the new time of the reminder",
};
