import type { DoneCall } from "@/lib/agent/rules/dialogue";
import { tasksNamedIn } from "@/lib/agent/rules/result-data";
import { quoteTitle, shortTitle } from "@/lib/domain/quote-title";

/** How each kind of change is told when nobody else tells it. */
const DEEDS: Readonly<Record<string, (title: string) => string>> = {
  add_task: (title) => `Task created: ${shortTitle(title)}`,
  update_task: (title) => `Updated ${quoteTitle(title)}`,
  complete_task: (title) => `Marked ${quoteTitle(title)}`,
  restore_task: (title) => `Restored ${quoteTitle(title)}`,
  schedule_reminder: (title) => `Set a reminder for ${quoteTitle(title)}`,
  change_reminder: (title) => `Changed the reminder for ${quoteTitle(title)}`,
  undo: (title) => `Undone: the change to ${quoteTitle(title)}`,
};

const MOST_TOLD = 3;

/** What was changed by these calls, in words; empty when nothing was. */
export function sayDeeds(calls: readonly DoneCall[]): string {
  const told = calls.flatMap(({ tool, input, result }) => {
    const [task] = result.success ? tasksNamedIn(result) : [];
    const say = DEEDS[tool];
    if (!task || !say) return [];
    const state = input.completed === false ? "not done" : "done";
    return [tool === "complete_task" ? `${say(task.title)} as ${state}` : say(task.title)];
  });
  const rest = told.length - MOST_TOLD;
  return [...told.slice(0, MOST_TOLD), ...(rest > 0 ? [`and ${rest} more`] : [])].join(". ");
}
