import type { DialogueTurn } from "@/lib/agent/rules/dialogue";
import { lastMentionedTasks, lastShownTasks } from "@/lib/agent/rules/remember";
import { remindersIn, tasksNamedIn } from "@/lib/agent/rules/result-data";
import type { LanguageContext } from "@/lib/language/understanding";

type SpokenOf = Pick<LanguageContext, "lastShown" | "mentioned" | "hasReminder">;

/** After more than this, "actually Friday" is about something else. */
const RECENT_TURNS = 3;

/** What short messages can be about. */
export function spokenOf(earlier: readonly DialogueTurn[]): SpokenOf {
  const recent = earlier.slice(-RECENT_TURNS);
  return {
    ...shownCount(earlier),
    mentioned: lastMentionedTasks(recent).length,
    hasReminder: isReminderLast(recent),
  };
}

export function shownCount(earlier: readonly DialogueTurn[]): Pick<SpokenOf, "lastShown"> {
  const shown = lastShownTasks(earlier);
  return shown ? { lastShown: shown.length } : {};
}

const MAKES_DATES = new Set(["add_task", "update_task"]);

/** "remind me to call at 9" makes a task that is due then: a new time is the task's, and its reminder follows. */
function isReminderLast(recent: readonly DialogueTurn[]): boolean {
  const last = recent.findLast(({ calls }) =>
    calls.some(({ result }) => result.success && tasksNamedIn(result).length),
  );
  if (!last || last.calls.some(({ tool }) => MAKES_DATES.has(tool))) return false;
  return last.calls.some(({ result }) => remindersIn(result).some(({ status }) => status === "scheduled"));
}
