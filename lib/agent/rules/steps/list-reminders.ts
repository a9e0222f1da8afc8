import { remindersIn } from "@/lib/agent/rules/result-data";
import { callTool } from "@/lib/agent/rules/script";
import type { StepContext, StepScript } from "@/lib/agent/rules/step-context";
import { lines, plural, shorten } from "@/lib/agent/rules/words/say-list";
import { sayProblem } from "@/lib/agent/rules/words/say-problem";
import { sayComing } from "@/lib/agent/rules/words/say-quiet-hours";
import type { ReminderJson } from "@/lib/domain/reminder-json";
import { matchTitle } from "@/lib/domain/title-match";
import { calendarDateAt } from "@/lib/domain/zoned-time";
import type { PlanStep, TaskFilter } from "@/lib/language/understanding";

export function* listReminders(
  { tool, filter }: Extract<PlanStep, { tool: "list_reminders" }>,
  context: StepContext,
): StepScript {
  const result = yield* callTool(tool, {});
  if (!result.success) return sayProblem(result);
  const reminders = remindersIn(result).filter((reminder) => isWanted(reminder, filter, context));
  return { kind: "done", tool, said: say(reminders, context), tasks: reminders.map(({ task }) => task) };
}

function isWanted({ task, next_at }: ReminderJson, { due, search }: TaskFilter, { timeZone }: StepContext): boolean {
  const day = next_at === null ? null : calendarDateAt(new Date(next_at), timeZone);
  if (due?.after && (day === null || day < due.after)) return false;
  if (due?.before && (day === null || day >= due.before)) return false;
  return search === undefined || matchTitle(search, [task]).kind !== "none";
}

function say(reminders: ReminderJson[], context: StepContext): string {
  if (reminders.length === 0) return "You don't have any reminders.";
  const items = reminders.map((reminder) => `${shorten(reminder.task.title)}: ${sayComing(reminder, context)}`);
  return lines(`You have ${plural(reminders.length, "reminder")}:`, items, items.length);
}
