import type { DialogueTurn, DoneCall } from "@/lib/agent/rules/dialogue";
import { remindersIn, tasksIn, tasksNamedIn } from "@/lib/agent/rules/result-data";
import type { ReminderJson } from "@/lib/domain/reminder-json";
import type { ShownTaskJson } from "@/lib/domain/shown-task-json";
import type { TaskJson } from "@/lib/domain/task-json";

const READS = new Set(["list_tasks", "list_reminders"]);

/** A search that served to find a task for another call was looked at by nobody. */
const wasShown = (call: DoneCall, { calls }: DialogueTurn): boolean =>
  call.tool === "list_tasks" && call.result.success && !("search" in call.input && calls.at(-1) !== call);

/** The list that "the second one" counts in. */
export function lastShownTasks(earlier: readonly DialogueTurn[]): TaskJson[] | null {
  for (const turn of earlier.toReversed()) {
    const call = turn.calls.findLast((each) => wasShown(each, turn));
    if (call) return tasksIn(call.result);
  }
  return null;
}

/** What "it" and "them" mean: the tasks of the last change, or of a list when that was last. */
export function lastMentionedTasks(earlier: readonly DialogueTurn[]): ShownTaskJson[] {
  for (const turn of earlier.toReversed()) {
    const changes = turn.calls.filter(({ tool, result }) => result.success && !READS.has(tool));
    const changed = changes.flatMap(({ result }) => tasksNamedIn(result));
    if (changed.length > 0) return [...new Map(changed.map((task) => [task.id, task])).values()];
    const shown = turn.calls.findLast((each) => wasShown(each, turn));
    if (shown) return tasksIn(shown.result);
  }
  return [];
}

/** What "that reminder" means. */
export function lastMentionedReminders(earlier: readonly DialogueTurn[]): ReminderJson[] {
  for (const turn of earlier.toReversed()) {
    const reminders = turn.calls.flatMap(({ result }) => (result.success ? remindersIn(result) : []));
    if (reminders.length > 0) return [...new Map(reminders.map((each) => [each.id, each])).values()];
  }
  return [];
}
