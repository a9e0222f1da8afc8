import { plural, sayTaskList, taskLines } from "@/lib/agent/rules/words/say-list";
import { sayDay } from "@/lib/agent/rules/words/say-moment";
import { quoteTitle } from "@/lib/domain/quote-title";
import type { TaskJson } from "@/lib/domain/task-json";
import { addDays, calendarDateAt } from "@/lib/domain/zoned-time";
import type { TaskFilter } from "@/lib/language/understanding";

interface Here {
  now: Date;
  timeZone: string;
}

type Listed = Parameters<typeof sayTaskList>[0];
type Days = NonNullable<TaskFilter["due"]>;

/** "today", "tomorrow"; what is longer than a day was said by the person and is not said again. */
function sayDays({ after, before }: Days, here: Here): string {
  const last = before === null ? null : addDays(before, -1);
  const today = calendarDateAt(here.now, here.timeZone);
  return last !== null && (after ?? today) === last ? sayDay(last, here) : "by then";
}

const are = (count: number): string => (count === 1 ? "is" : "are");

/** "1 task is overdue and 2 are due today:" */
function sayHead({ tasks, total, isExact }: Listed, days: Days, here: Here): string {
  const today = calendarDateAt(here.now, here.timeZone);
  const late = tasks.filter(({ due_on }) => due_on !== null && due_on < today).length;
  const when = sayDays(days, here);
  if (!isExact) return `More than ${plural(total, "task")} are overdue or due ${when}:`;
  // The late ones come first, so a page that holds others too holds all of them.
  const others = total - late;
  if (late === 0) return `${plural(others, "task")} ${are(others)} due ${when}:`;
  if (others === 0) return `Nothing is due ${when}, but ${plural(late, "task")} ${are(late)} overdue:`;
  return `${plural(late, "task")} ${are(late)} overdue and ${others} ${are(others)} due ${when}:`;
}

/** What to begin with: what is late and what is due. */
export const sayFirst = (listed: Listed, days: Days, here: Here): string =>
  taskLines(sayHead(listed, days, here), listed);

/** Nothing is due: what is open, and which of it matters most. */
export function sayInstead(open: Listed, days: Days, here: Here): string {
  if (open.total === 0) return `Nothing is due ${sayDays(days, here)}, and nothing else is open.`;
  const urgent = open.tasks.find(({ priority }) => priority === "high");
  const hint = urgent && open.total > 1 ? ` ${sayUrgent(urgent)}` : "";
  return `Nothing is due ${sayDays(days, here)}.${hint} ${sayTaskList(open, { status: "pending" }, here)}`;
}

const sayUrgent = ({ title }: TaskJson): string => `${quoteTitle(title)} is high priority.`;
