import { type Sentence, wordAt } from "@/lib/language/sentence";
import { lexicon } from "@/lib/language/text/phrase";
import { isDate } from "@/lib/language/time/read-dates";
import type { DateMention } from "@/lib/language/time/time-mention";
import { DAY, formatDate, startOfDay } from "@/lib/language/time/wall";
import type { TaskFilter } from "@/lib/language/understanding";

const STATES = lexicon<TaskFilter["status"] | "overdue" | "undated" | "repeating" | "urgent" | "bin">([
  [
    "completed",
    [
      "completed|finished|done|closed|accomplished",
      "complete|completed|finished tasks|items|ones",
      "did i finish|complete|do",
      "have i finished|completed|done",
      "i finished|completed|did",
      "i've|ive finished|completed|done",
      "checked|ticked|crossed off",
    ],
  ],
  [
    "pending",
    [
      "pending|open|incomplete|unfinished|outstanding|remaining|undone|active|uncompleted|left",
      "not done|finished|completed|complete",
      "still to? do|open|pending|due|left?",
      "to be done",
      "left to do",
      "should|shall|must i|we do",
      "do|have|did i|we still? have|need|got to do",
    ],
  ],
  ["overdue", ["overdue|late", "past due", "over due"]],
  [
    "undated",
    ["undated|unscheduled", "without a|any? due? date|dates|deadline", "with|have|has|got no due? date|dates|deadline"],
  ],
  [
    "repeating",
    [
      "recurring|repeating|repeated tasks|todos|items|ones|things|chores",
      "tasks|todos|items|ones|things|chores that|which? repeat|recur",
      "tasks|todos|items|ones|things|chores are recurring|repeating",
    ],
  ],
  ["urgent", ["most urgent|important", "anything|something important"]],
  ["bin", ["deleted|binned|trashed|removed", "bin|trash|trashcan|rubbish"]],
]);

/** "for the day", "left of the day": today, unless a day was named. */
const TODAY = lexicon<true>([[true, ["for|of|during the day"]]]);

/** Where the state ends that a word begins, if it begins one. */
export const stateAt = ({ tokens }: Sentence, at: number): number | null =>
  tokens[at]?.quoted ? null : (STATES.match(tokens, at)?.next ?? null);

interface States {
  filter: TaskFilter;
  isOverdue: boolean;
  isToday: boolean;
}

function readStates({ tokens, frame }: Sentence): States {
  let filter: TaskFilter = { status: "all" };
  let isOverdue = false;
  let isToday = false;
  // The verb is no state: "open my list".
  const [head] = frame.heads;
  for (let at = head?.value === "list" && head.at === frame.start ? head.at + 1 : 0; at < tokens.length; at++) {
    if (tokens[at]?.quoted) continue;
    isToday ||= TODAY.match(tokens, at)?.next === frame.end;
    const state = STATES.match(tokens, at);
    if (!state) continue;
    if (state.value === "overdue") isOverdue = true;
    else if (state.value === "undated") filter.hasDue = false;
    else if (state.value === "repeating") filter.repeats = true;
    else if (state.value === "bin") filter.bin = true;
    else if (state.value === "urgent") filter = { ...filter, status: "pending", priority: "high" };
    else if (filter.status === "all") filter.status = state.value;
    at = state.next - 1;
  }
  return { filter, isOverdue, isToday };
}

type Window = NonNullable<TaskFilter["due"]>;

/** From a day on, up to one, or both. */
function windowOf(date: DateMention, now: Sentence["now"]): Window {
  // Whoever asks for the next three days wants to see today as well.
  const isAhead = date.end !== null && date.start === startOfDay(now) + DAY && date.end - date.start < 32 * DAY;
  const from = formatDate(isAhead ? startOfDay(now) : date.start);
  const to = formatDate(date.end ?? startOfDay(date.start) + DAY);
  switch (date.relation) {
    case "by":
    case "until":
      return { after: null, before: to };
    case "before":
      return { after: null, before: from };
    case "after":
      return { after: to, before: null };
    case "from":
      // "the ones from last week" are that week's.
      return { after: from, before: date.end === null ? null : to };
    default:
      return { after: from, before: to };
  }
}

/** Status, priority and dates of the tasks that are spoken of. */
export function readFilter(sentence: Sentence): TaskFilter {
  const { mentions, priorities, now } = sentence;
  const { filter, isOverdue, isToday } = readStates(sentence);
  const today = formatDate(startOfDay(now));
  const [priority] = priorities;
  const date = mentions.find(isDate);
  const said = date ? windowOf(date, now) : null;
  const window = said ?? (isToday ? { after: today, before: formatDate(startOfDay(now) + DAY) } : null);
  return {
    ...filter,
    ...(priority && { priority: priority.priority }),
    // What was finished is asked for by when it was finished, everything else by when it is due.
    ...(window && (filter.status === "completed" ? { completed: window } : { due: window })),
    ...(isOverdue && { status: "pending", due: { after: null, before: today } }),
  };
}

/** "everything", "all my tasks", "all completed ones": where a set is spoken of instead of one task. */
export function findQuantifier(sentence: Sentence): number | null {
  const { frame } = sentence;
  for (let at = frame.start; at < frame.end; at++) {
    if (sentence.tokens[at]?.quoted) continue;
    const word = wordAt(sentence, at);
    if (word === "everything" || word === "whatever" || word === "all" || (word === "every" && !sentence.holeAt[at]))
      return at;
  }
  return null;
}

export const isBulk = (sentence: Sentence): boolean => findQuantifier(sentence) !== null;
