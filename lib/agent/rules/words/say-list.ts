import { quoteTitle } from "@/lib/domain/confirmation-words";
import type { TaskJson } from "@/lib/domain/task-json";
import type { TaskFilter } from "@/lib/language/understanding";

/** A reply stays readable aloud: what does not fit stands in the list beside it. */
const LONGEST = 500;
const ROOM_FOR_THE_REST = 40;

export const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** "high priority pending": the filter in words, to stand before "tasks". */
function sayFilter({ status, priority }: TaskFilter): string {
  return [priority && `${priority} priority`, status !== "all" && status].filter(Boolean).join(" ");
}

export function sayTaskList(tasks: TaskJson[], total: number, isExact: boolean, filter: TaskFilter): string {
  const kind = sayFilter(filter);
  const noun = kind ? `${kind} task` : "task";
  const isNarrow = filter.due !== undefined || filter.completed !== undefined || filter.search !== undefined;
  if (total === 0) {
    if (filter.bin) return "The bin is empty.";
    if (filter.search) return `I found no tasks about ${quoteTitle(filter.search)}.`;
    if (isNarrow) return filter.completed ? "Nothing was finished then." : "Nothing is due then.";
    return kind ? `You don't have any ${noun}s.` : "You don't have any tasks yet.";
  }
  const count = isExact ? plural(total, noun) : `${total.toLocaleString("en-US")}+ ${noun}s`;
  const head = filter.bin ? `The bin holds ${count}:` : isNarrow ? `I found ${count}:` : `You have ${count}:`;
  return lines(
    head,
    tasks.map(({ number, status, title }) => `#${number} [${status === "completed" ? "✓" : " "}] ${shorten(title)}`),
    total,
  );
}

/** As many lines as fit, then how many are left. */
export function lines(head: string, items: string[], total: number): string {
  let text = head;
  for (const [index, item] of items.entries()) {
    if (text.length + 1 + item.length > LONGEST - ROOM_FOR_THE_REST) return `${text}\n… and ${total - index} more`;
    text += `\n${item}`;
  }
  return total > items.length ? `${text}\n… and ${total - items.length} more` : text;
}

/** A title on a line of its own: as in a sentence, without the quotes. */
export const shorten = (title: string): string => quoteTitle(title).slice(1, -1);
