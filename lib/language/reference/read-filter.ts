import { type Sentence, wordAt } from "@/lib/language/sentence";
import { lexicon } from "@/lib/language/text/phrase";
import { isDate } from "@/lib/language/time/read-dates";
import { DAY, formatDate, startOfDay } from "@/lib/language/time/wall";
import type { TaskFilter } from "@/lib/language/understanding";

const STATES = lexicon<TaskFilter["status"] | "overdue" | "urgent" | "bin">([
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
  ["urgent", ["most urgent|important", "anything|something important"]],
  ["bin", ["deleted|binned|trashed|removed", "bin|trash|trashcan|rubbish"]],
]);

/** Status, priority and dates of the tasks that are spoken of. */
export function readFilter(sentence: Sentence): TaskFilter {
  const { tokens, mentions, priorities, now } = sentence;
  const today = formatDate(startOfDay(now));
  let filter: TaskFilter = { status: "all" };
  let isOverdue = false;
  // The verb is no state: "open my list".
  const [head] = sentence.frame.heads;
  for (
    let at = head?.value === "list" && head.at === sentence.frame.start ? head.at + 1 : 0;
    at < tokens.length;
    at++
  ) {
    const state = tokens[at]?.quoted ? null : STATES.match(tokens, at);
    if (!state) continue;
    if (state.value === "overdue") isOverdue = true;
    else if (state.value === "bin") filter.bin = true;
    else if (state.value === "urgent") filter = { ...filter, status: "pending", priority: "high" };
    else if (filter.status === "all") filter.status = state.value;
    at = state.next - 1;
  }
  const [priority] = priorities;
  if (priority) filter.priority = priority.priority;
  const date = mentions.find(isDate);
  if (date) {
    // Whoever asks for the next three days wants to see today as well.
    const isAhead = date.end !== null && date.start === startOfDay(now) + DAY && date.end - date.start < 32 * DAY;
    const from = isAhead ? today : formatDate(date.start);
    const to = formatDate(date.end ?? startOfDay(date.start) + DAY);
    const before =
      date.relation === "by" || date.relation === "until"
        ? to
        : date.relation === "before"
          ? from
          : date.relation === "after" || date.relation === "from"
            ? null
            : to;
    const after =
      date.relation === "by" || date.relation === "until" || date.relation === "before"
        ? null
        : date.relation === "after"
          ? to
          : from;
    // What was finished is asked for by when it was finished, everything else by when it is due.
    if (filter.status === "completed") filter.completed = { after, before };
    else filter.due = { after, before };
  }
  if (isOverdue) {
    filter.status = "pending";
    filter.due = { after: null, before: today };
  }
  return filter;
}

/** "everything", "all my tasks", "all completed ones": a set, not one task. */
export function isBulk(sentence: Sentence): boolean {
  const { frame } = sentence;
  for (let at = frame.start; at < frame.end; at++) {
    if (sentence.tokens[at]?.quoted) continue;
    const word = wordAt(sentence, at);
    if (word === "everything" || word === "all" || (word === "every" && !sentence.holeAt[at])) return true;
  }
  return false;
}
