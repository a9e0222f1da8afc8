import { isWantedReminder } from "@/lib/agent/rules/is-wanted-reminder";
import { remindersIn } from "@/lib/agent/rules/result-data";
import { callTool } from "@/lib/agent/rules/script";
import type { StepContext, StepScript } from "@/lib/agent/rules/step-context";
import { plural } from "@/lib/agent/rules/words/say-list";
import { sayProblem } from "@/lib/agent/rules/words/say-problem";
import { sayComing } from "@/lib/agent/rules/words/say-quiet-hours";
import { linesThatFit } from "@/lib/domain/lines-that-fit";
import { shortTitle } from "@/lib/domain/quote-title";
import type { ReminderJson } from "@/lib/domain/reminder-json";
import type { PlanStep } from "@/lib/language/understanding";

export function* listReminders(
  { tool, filter }: Extract<PlanStep, { tool: "list_reminders" }>,
  context: StepContext,
): StepScript {
  const result = yield* callTool(tool, {});
  if (!result.success) return sayProblem(result);
  const all = remindersIn(result);
  const reminders = all.filter((reminder) => isWantedReminder(reminder, filter, context));
  return {
    kind: "done",
    tool,
    said: say(reminders, all.length > 0, context),
    tasks: reminders.map(({ task }) => task),
  };
}

function say(reminders: ReminderJson[], isAny: boolean, context: StepContext): string {
  if (reminders.length === 0) return isAny ? "There are no reminders like that." : "You don't have any reminders.";
  const items = reminders.map((reminder) => `${shortTitle(reminder.task.title)}: ${sayComing(reminder, context)}`);
  return linesThatFit(`You have ${plural(reminders.length, "reminder")}:`, items, items.length);
}
