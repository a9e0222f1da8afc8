import { isChange } from "@/lib/agent/rules/remember";
import { remindersIn } from "@/lib/agent/rules/result-data";
import { remindersShownIn } from "@/lib/agent/rules/shown-list";
import type { RulesContext } from "@/lib/agent/rules/step-context";
import type { ReminderJson } from "@/lib/domain/reminder-json";

/** What "that reminder" and "them" mean: those of the last change, or of a list when that was last. */
export function lastMentionedReminders(context: RulesContext): ReminderJson[] {
  for (const turn of context.earlier.toReversed()) {
    const changed = turn.calls.filter(isChange).flatMap(({ result }) => remindersIn(result));
    const reminders = changed.length > 0 ? changed : (remindersShownIn(turn, context) ?? []);
    if (reminders.length > 0) return [...new Map(reminders.map((each) => [each.id, each])).values()];
  }
  return [];
}
