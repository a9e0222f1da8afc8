import type { DialogueTurn, DoneCall } from "@/lib/agent/rules/dialogue";
import { remindersIn, tasksIn, tasksNamedIn } from "@/lib/agent/rules/result-data";
import type { ReminderJson } from "@/lib/domain/reminder-json";
import type { ShownTaskJson } from "@/lib/domain/shown-task-json";
import type { TaskJson } from "@/lib/domain/task-json";

const READS = new Set(["list_tasks", "list_reminders"]);

const isChange = ({ tool, result }: DoneCall): boolean => result.success && !READS.has(tool);

/** A search that served to find a task for another call was looked at by nobody. */
const wasShown = ({ tool, input, result }: DoneCall): boolean =>
  tool === "list_tasks" && result.success && !("search" in input && "limit" in input);

/** The list that "the second one" counts in. */
export function lastShownTasks(earlier: readonly DialogueTurn[]): TaskJson[] | null {
  for (const turn of earlier.toReversed()) {
    const call = turn.calls.findLast(wasShown);
    if (call) return tasksIn(call.result);
  }
  return null;
}

/** What was changed after the last list was shown. */
export function changedSinceShown(earlier: readonly DialogueTurn[]): ShownTaskJson[] {
  const shownIn = earlier.findLastIndex((turn) => turn.calls.some(wasShown));
  return earlier
    .slice(Math.max(0, shownIn))
    .flatMap(({ calls }) => calls.filter(isChange).flatMap(({ result }) => tasksNamedIn(result)));
}

/** What "it" and "them" mean: the tasks of the last change, or of a list when that was last. */
export function lastMentionedTasks(earlier: readonly DialogueTurn[]): ShownTaskJson[] {
  for (const turn of earlier.toReversed()) {
    const changed = turn.calls.filter(isChange).flatMap(({ result }) => tasksNamedIn(result));
    if (changed.length > 0) return [...new Map(changed.map((task) => [task.id, task])).values()];
    const shown = turn.calls.findLast(wasShown);
    if (shown) return tasksIn(shown.result);
  }
  return [];
}

/** What "that reminder" means. */
export function lastMentionedReminders(earlier: readonly DialogueTurn[]): ReminderJson[] {
  for (const turn of earlier.toReversed()) {
    const spoken = turn.calls.filter(({ result }) => result.success && remindersIn(result).length > 0);
    // The list that a change began with was looked at by nobody.
    const changes = spoken.filter(({ tool }) => !READS.has(tool));
    const reminders = (changes.length > 0 ? changes : spoken).flatMap(({ result }) => remindersIn(result));
    if (reminders.length > 0) return [...new Map(reminders.map((each) => [each.id, each])).values()];
  }
  return [];
}
