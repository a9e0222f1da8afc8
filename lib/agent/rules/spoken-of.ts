import type { DialogueTurn } from "@/lib/agent/rules/dialogue";
import { isChange, isLookup, lastMentionedTasks } from "@/lib/agent/rules/remember";
import { remindersIn, tasksNamedIn } from "@/lib/agent/rules/result-data";
import { lastShownList } from "@/lib/agent/rules/shown-list";
import type { ShownTaskJson } from "@/lib/domain/shown-task-json";
import { taskJson } from "@/lib/domain/task-json";
import type { LanguageContext } from "@/lib/language/language-context";

type Here = Pick<LanguageContext, "now" | "timeZone">;
type SpokenOf = Pick<
  LanguageContext,
  "lastShown" | "shows" | "mentioned" | "hasReminder" | "hasTime" | "isAdding" | "hasChanged"
>;

/** After more than this, "actually Friday" is about something else. */
const RECENT_TURNS = 3;

/** What short messages can be about. */
export function spokenOf(earlier: readonly DialogueTurn[], here: Here): SpokenOf {
  const recent = earlier.slice(-RECENT_TURNS);
  return {
    ...shownCount({ earlier, ...here }),
    mentioned: lastMentionedTasks(recent).length,
    hasReminder: isReminderLast(recent),
    hasTime: isTimed(lastMentionedTasks(recent)),
    isAdding: isAddingLast(earlier),
    // What was undone is not to be taken for a mistake again: that would undo something older.
    hasChanged: earlier.at(-1)?.calls.some((call) => isChange(call) && call.tool !== "undo") ?? false,
  };
}

export function shownCount(sight: Parameters<typeof lastShownList>[0]): Pick<SpokenOf, "lastShown" | "shows"> {
  const shown = lastShownList(sight);
  return shown ? { lastShown: shown.tasks.length, ...(shown.reminders && { shows: "reminders" }) } : {};
}

const isTimed = ([only, ...others]: readonly ShownTaskJson[]): boolean =>
  others.length === 0 && Boolean(taskJson.safeParse(only).data?.due_at);

function isAddingLast(earlier: readonly DialogueTurn[]): boolean {
  const calls = earlier.at(-1)?.calls.filter((call) => !isLookup(call)) ?? [];
  return calls.length > 0 && calls.every(({ tool, result }) => tool === "add_task" && result.success);
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
