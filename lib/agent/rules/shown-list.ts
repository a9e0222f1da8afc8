import type { DialogueTurn, DoneCall } from "@/lib/agent/rules/dialogue";
import { isWantedReminder } from "@/lib/agent/rules/is-wanted-reminder";
import { isChange } from "@/lib/agent/rules/remember";
import { remindersIn, tasksIn, tasksNamedIn } from "@/lib/agent/rules/result-data";
import type { Offered, RulesContext } from "@/lib/agent/rules/step-context";
import { isShownList } from "@/lib/domain/is-shown-list";
import type { ReminderJson } from "@/lib/domain/reminder-json";
import type { ShownTaskJson } from "@/lib/domain/shown-task-json";
import { understand } from "@/lib/language/understand";

type Here = Pick<RulesContext, "now" | "timeZone">;
type Sight = Here & Pick<RulesContext, "earlier" | "offered">;

interface ShownList {
  /** The turns after it. */
  since: readonly DialogueTurn[];
  tasks: readonly ShownTaskJson[];
  /** Set when it was a list of reminders. */
  reminders: readonly ReminderJson[] | null;
}

/**
 * The list that "the second one" and "the rest" count in: what a question has just offered, else of tasks or of reminders,
 * whichever was shown last.
 */
export function lastShownList({ earlier, offered, ...here }: Sight): ShownList | null {
  if (offered) return ofOffered(offered);
  for (const [index, turn] of [...earlier.entries()].toReversed()) {
    const since = earlier.slice(index);
    const listed = turn.calls.findLast(isShownList);
    if (listed && !isAnswerAboutOne(turn, listed, here))
      return { since, tasks: tasksIn(listed.result), reminders: null };
    const reminders = remindersShownIn(turn, here);
    if (reminders) return { since, tasks: reminders.map(({ task }) => task), reminders };
  }
  return null;
}

const ofOffered = ({ tasks, reminders }: Offered): ShownList => ({
  since: [],
  tasks: reminders.length > 0 ? reminders.map(({ task }) => task) : tasks,
  reminders: reminders.length > 0 ? reminders : null,
});

/** "when is rent due?" is answered in a sentence: that task is what "it" means, and no list. */
function isAnswerAboutOne(turn: DialogueTurn, { input, result }: DoneCall, here: Here): boolean {
  if (tasksIn(result).length !== 1) return false;
  if (typeof input.search === "string" && input.search.startsWith("#")) return true;
  const step = understand(turn.text, here).plan.find(({ tool }) => tool === "list_tasks");
  return step?.tool === "list_tasks" && step.asks !== undefined && step.asks !== "first";
}

const RECENT_TURNS = 3;

/** What "both" can mean though only one of them was spoken of last: a list of two that was just shown. */
export function shownPair({ earlier, ...sight }: Sight): ShownList | null {
  const shown = lastShownList({ ...sight, earlier: earlier.slice(-RECENT_TURNS) });
  return shown?.tasks.length === 2 ? shown : null;
}

const isReminderList = ({ tool, input, result }: DoneCall): boolean =>
  tool === "list_reminders" && result.success && !("came" in input);

/** A change begins with the whole list too, and nobody sees it; neither is a question a list. */
export function remindersShownIn(turn: DialogueTurn, here: Here): ReminderJson[] | null {
  const listed = turn.calls.findLast(isReminderList);
  if (!listed || turn.calls.some(isChange) || turn.reply.endsWith("?")) return null;
  // The tool lists them all; "my reminders for Friday" showed fewer.
  const step = understand(turn.text, here).plan.find(({ tool }) => tool === "list_reminders");
  const all = remindersIn(listed.result);
  return step?.tool === "list_reminders"
    ? all.filter((reminder) => isWantedReminder(reminder, step.filter, here))
    : all;
}

/** What was changed after a list was shown. */
export const changedSince = ({ since }: ShownList): ShownTaskJson[] =>
  since.flatMap(({ calls }) => calls.filter(isChange).flatMap(({ result }) => tasksNamedIn(result)));

/** Of a list of reminders, those nothing was done to since. */
export function untouchedReminders({ reminders, since }: ShownList): ReminderJson[] {
  const touched = new Set(
    since.flatMap(({ calls }) =>
      calls.filter(isChange).flatMap(({ result }) => remindersIn(result).map(({ id }) => id)),
    ),
  );
  return (reminders ?? []).filter(({ id }) => !touched.has(id));
}
