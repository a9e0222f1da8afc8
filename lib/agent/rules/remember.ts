import type { DialogueTurn, DoneCall } from "@/lib/agent/rules/dialogue";
import { tasksIn, tasksNamedIn } from "@/lib/agent/rules/result-data";
import { isLookUp } from "@/lib/domain/is-look-up";
import { isShownList } from "@/lib/domain/is-shown-list";
import type { ShownTaskJson } from "@/lib/domain/shown-task-json";

const READS = new Set(["list_tasks", "list_reminders"]);

export const isChange = ({ tool, result }: DoneCall): boolean => result.success && !READS.has(tool);

export const isLookup = ({ tool, input }: DoneCall): boolean => isLookUp(tool, input);

/**
 * What "it" and "them" mean: the tasks of the last change, or of a list when that was last. Where something was looked for
 * and nothing came of it, nobody knows: it is not the task before.
 */
export function lastMentionedTasks(earlier: readonly DialogueTurn[]): ShownTaskJson[] {
  const last = earlier.findLast(({ calls }) => calls.length > 0);
  const changed = last?.calls.filter(isChange).flatMap(({ result }) => tasksNamedIn(result)) ?? [];
  if (changed.length > 0) return [...new Map(changed.map((task) => [task.id, task])).values()];
  const shown = last?.calls.findLast(isShownList);
  return shown ? tasksIn(shown.result) : [];
}
