import type { DialogueTurn, DoneCall } from "@/lib/agent/rules/dialogue";
import { tasksIn, tasksNamedIn } from "@/lib/agent/rules/result-data";
import { isLookUp } from "@/lib/domain/is-look-up";
import type { ShownTaskJson } from "@/lib/domain/shown-task-json";

const READS = new Set(["list_tasks", "list_reminders"]);

export const isChange = ({ tool, result }: DoneCall): boolean => result.success && !READS.has(tool);

export const isLookup = ({ tool, input }: DoneCall): boolean => isLookUp(tool, input);

export const wasShown = (call: DoneCall): boolean =>
  call.tool === "list_tasks" && call.result.success && !isLookup(call);

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
