import { sayDay } from "@/lib/agent/rules/words/say-moment";
import { linesThatFit } from "@/lib/domain/lines-that-fit";
import { quoteTitle, shortTitle } from "@/lib/domain/quote-title";
import type { TaskJson } from "@/lib/domain/task-json";
import { addDays, calendarDateAt } from "@/lib/domain/zoned-time";
import type { TaskFilter } from "@/lib/language/understanding";

interface Here {
  now: Date;
  timeZone: string;
}

export const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** "high priority pending": the filter in words, to stand before "tasks". */
function sayFilter({ status, priority, repeats }: TaskFilter): string {
  return [priority && `${priority} priority`, status !== "all" && status, repeats && "repeating"]
    .filter(Boolean)
    .join(" ");
}

type Days = NonNullable<TaskFilter["due"]>;

/** "today", "on Friday"; what is longer than a day was said by the person and is not said again. */
const sayDays = ({ after, before }: Days, here: Here): string =>
  after && before === addDays(after, 1) ? sayDay(after, here) : "then";

const isOverdue = (due: TaskFilter["due"], { now, timeZone }: Here): boolean =>
  due !== undefined && due.after === null && due.before === calendarDateAt(now, timeZone);

function sayNothing({ due, completed }: TaskFilter, here: Here): string {
  if (completed) return `Nothing was finished ${sayDays(completed, here)}.`;
  if (isOverdue(due, here)) return "Nothing is overdue.";
  return `Nothing is due ${due ? sayDays(due, here) : "then"}.`;
}

interface Listed {
  tasks: TaskJson[];
  total: number;
  isExact: boolean;
}

export function sayTaskList({ tasks, total, isExact }: Listed, filter: TaskFilter, here: Here): string {
  const kind = sayFilter(filter);
  const noun = kind ? `${kind} task` : "task";
  const isNarrow = filter.due !== undefined || filter.completed !== undefined || filter.search !== undefined;
  if (total === 0) {
    if (filter.bin) return "The bin is empty.";
    if (filter.search) return `I found no tasks about ${quoteTitle(filter.search)}.`;
    if (isNarrow) return sayNothing(filter, here);
    if (filter.hasDue !== undefined) return filter.hasDue ? "No open task has a date." : "Every task has a date.";
    if (filter.repeats && !filter.priority) return "Nothing repeats.";
    return kind ? `You don't have any ${noun}s.` : "You don't have any tasks yet.";
  }
  const count = isExact ? plural(total, noun) : `${total.toLocaleString("en-US")}+ ${noun}s`;
  if (isOverdue(filter.due, here) && isExact && !filter.priority && !filter.search)
    return taskLines(`${plural(total, "task")} ${total === 1 ? "is" : "are"} overdue:`, { tasks, total });
  const head = filter.bin ? `The bin holds ${count}:` : isNarrow ? `I found ${count}:` : `You have ${count}:`;
  return taskLines(head, { tasks, total });
}

/** Each task on a line of its own: "#3 [ ] Buy milk". */
export const taskLines = (head: string, { tasks, total }: Pick<Listed, "tasks" | "total">): string =>
  linesThatFit(
    head,
    tasks.map(({ number, status, title }) => `#${number} [${status === "completed" ? "✓" : " "}] ${shortTitle(title)}`),
    total,
  );
