import { namedTask } from "@/lib/language/plan/named-task";
import { newDate } from "@/lib/language/plan/new-time";
import { readTaskRhythm } from "@/lib/language/plan/read-times";
import { readFilter } from "@/lib/language/reference/read-filter";
import { findReference } from "@/lib/language/reference/read-reference";
import { type Sentence, wordAt } from "@/lib/language/sentence";
import { lexicon } from "@/lib/language/text/phrase";
import { readDate, spanOf } from "@/lib/language/time/read-dates";
import { readDuration } from "@/lib/language/time/read-duration";
import { MINUTE } from "@/lib/language/time/wall";
import { cutTitle, type Title } from "@/lib/language/title/cut-title";
import type { Priority, TaskChanges, TaskReference } from "@/lib/language/understanding";

type Field = "title" | "description" | "priority" | "due" | "recurrence";

/** The part of a task that a sentence names. */
const FIELDS = lexicon<Field>([
  ["title", ["the|its? title|name of|for|on?"]],
  ["description", ["the|its? description|note|notes|details of|for|on?"]],
  ["priority", ["the|its? priority of|for|on|from?"]],
  ["due", ["the|its? due? date|deadline of|for|on|from?", "the|its? due date|time of|for|on|from?"]],
  ["recurrence", ["the|its? recurrence|repeat|repetition|repeating of|for|on|from?"]],
]);

interface ChangeReading {
  task: TaskReference | null;
  changes: TaskChanges;
}

interface Place {
  field: Field | null;
  /** Tokens that name the task. */
  from: number;
  to: number;
  /** Where the new value starts, after the word "to". */
  value: number | null;
}

/** Splits "change [the title of] [task 3] to [Call Mom]" into its parts. */
function locate(sentence: Sentence, verbNext: number): Place {
  const { tokens, frame } = sentence;
  let from = verbNext;
  let field: Field | null = null;
  const named = FIELDS.match(tokens, from);
  if (named) {
    field = named.value;
    from = named.next;
  }
  let value: number | null = null;
  for (let at = from; at < frame.end && value === null; at++) {
    if (tokens[at]?.quoted) continue;
    const inner = at > from ? FIELDS.match(tokens, at) : null;
    const isField = inner && (wordAt(sentence, inner.next) === "to" || inner.next === frame.end);
    if (isField) field ??= inner.value;
    if (isField) return { field, from, to: at, value: inner.next < frame.end ? inner.next + 1 : null };
    if (["to", "as", "into", ":", "with"].includes(wordAt(sentence, at)) && (at > from || field)) value = at + 1;
    else if (sentence.holeAt[at]?.from === at && at > from) return { field, from, to: at, value: at };
  }
  return { field, from, to: value === null ? frame.end : value - 1, value };
}

/** "push it back two days", "postpone by a week", "bring it forward an hour". */
function readMove(sentence: Sentence, from: number): number | null {
  const { tokens, frame } = sentence;
  for (let at = from; at < frame.end; at++) {
    const length = readDuration(tokens, at);
    if (!length) continue;
    const before = tokens.slice(Math.max(0, from - 2), at).map((token) => token.word);
    const isEarlier =
      before.includes("forward") ||
      before.includes("up") ||
      tokens[length.next]?.word === "earlier" ||
      before.includes("prepone");
    const { months, days, milliseconds } = length.value;
    return (isEarlier ? -1 : 1) * Math.round((months * 30 + days) * 24 * 60 + milliseconds / MINUTE);
  }
  return null;
}

const MOVING = new Set([
  "push",
  "postpone",
  "delay",
  "bump",
  "move",
  "snooze",
  "defer",
  "bring",
  "prepone",
  "shift",
  "extend",
]);
const CLEARING = new Set(["clear", "remove", "delete", "drop", "cancel", "erase"]);

/** "set the priority of task 3 to low". */
function readLevel(sentence: Sentence, { field, value }: Place): Priority | null {
  const level = field === "priority" && value !== null ? wordAt(sentence, value) : "";
  return level === "low" || level === "medium" || level === "high" ? level : null;
}

/** "add a due date to task 3", "set a deadline of Friday for #3", "add a note to it: use the old key". */
function readAdded(sentence: Sentence, verb: { at: number; next: number }): ChangeReading | null {
  const { tokens, frame } = sentence;
  if (!["a", "an"].includes(wordAt(sentence, verb.next))) return null;
  const field = FIELDS.match(tokens, verb.next + 1);
  const named = field && findReference(sentence, field.next, frame.end);
  if (!named) return null;
  const colon = wordAt(sentence, named.next) === ":" ? named.next + 1 : frame.end;
  const words = field.value === "description" ? cutTitle(sentence, colon, frame.end, { isLiteral: true }) : null;
  const due = field.value === "due" ? newDate(sentence) : null;
  const level = field.value === "priority" ? sentence.priorities[0]?.priority : undefined;
  return {
    task: named.reference,
    changes: {
      ...(words && { description: words.title }),
      ...(due && { due: readDate(sentence, due) }),
      ...(level && { priority: level }),
    },
  };
}

/** Where the new words end: "to oat milk [on my list]". */
function endOfValue(sentence: Sentence, from: number): number {
  const { frame } = sentence;
  const list = frame.nouns.find((noun) => noun.value === "list" && noun.definite && noun.next === frame.end);
  const isPlace = list && list.phrase - 1 > from && ["on", "in"].includes(wordAt(sentence, list.phrase - 1));
  return isPlace ? list.phrase - 1 : frame.end;
}

/** "to [say] oat milk". */
const startOfValue = (sentence: Sentence, value: number): number =>
  ["say", "read"].includes(wordAt(sentence, value)) && wordAt(sentence, value - 1) === "to" ? value + 1 : value;

/** New words, when the sentence names the title or description, or changes nothing else. */
function readWords(sentence: Sentence, { field, value }: Place, isLiteral: boolean, hasOther: boolean): TaskChanges {
  const { frame } = sentence;
  const from = value === null ? frame.end : startOfValue(sentence, value);
  const text = from < frame.end ? cutTitle(sentence, from, endOfValue(sentence, from), { isLiteral }) : null;
  if (!text) return {};
  if (field === "description") return { description: text.title };
  return field === "title" || (field === null && !hasOther) ? { title: text.title } : {};
}

const EVERYTHING =
  /^(?:everything|all(?: of)?(?: my| the)?(?: open| pending| overdue| late)*(?: tasks| ones| items| things| todos)?)(?: that is| that are)?(?: due| from| for)?$/i;

/** "move everything due today to Friday", "move all overdue tasks to Monday": the time it leads to is not which ones. */
function wholeSet(sentence: Sentence, subject: Title): TaskReference | null {
  if (!EVERYTHING.test(subject.title)) return null;
  const goal = newDate(sentence);
  const mentions = sentence.mentions.filter((mention) => mention !== goal);
  const filter = readFilter({ ...sentence, mentions, priorities: [] });
  return { kind: "every", filter: { ...filter, status: "pending" }, span: spanOf(sentence, subject) };
}

/** What an update changes, and which task it changes. */
export function readChanges(sentence: Sentence, verb: { at: number; next: number }): ChangeReading {
  const added = readAdded(sentence, verb);
  if (added) return added;
  const place = locate(sentence, verb.next);
  // "task 3 is now due Friday": it may be named before.
  const reference =
    findReference(sentence, place.from, place.to) ?? findReference(sentence, sentence.frame.start, verb.at);
  const title = reference ? null : cutTitle(sentence, place.from, place.to, { isReference: true });
  const isIts = wordAt(sentence, verb.next) === "its";
  const its = isIts
    ? { kind: "pronoun" as const, plural: false, span: spanOf(sentence, { from: verb.next, to: verb.next + 1 }) }
    : null;
  const task = reference?.reference ?? its ?? (title && (wholeSet(sentence, title) ?? namedTask(sentence, title)));
  const word = wordAt(sentence, verb.at);
  if (CLEARING.has(word) && place.field) return { task, changes: { [place.field]: null } };
  // In new words a date is only words: "rename it to Friday drinks".
  const isLiteral = place.field === "description" || place.field === "title" || word === "rename";
  const changes = isLiteral ? {} : readFields(sentence, verb, place);
  return { task, changes: { ...changes, ...readWords(sentence, place, isLiteral, Object.keys(changes).length > 0) } };
}

function readFields(sentence: Sentence, verb: { at: number; next: number }, place: Place): TaskChanges {
  const changes: TaskChanges = {};
  const priority = sentence.priorities[0]?.priority ?? readLevel(sentence, place);
  const due = newDate(sentence);
  const { recurrence, isUnkept } = readTaskRhythm(sentence);
  if (priority) changes.priority = priority;
  if (recurrence) changes.recurrence = recurrence;
  else if (due) changes.due = readDate(sentence, due);
  const isMoved = !due && !recurrence && !isUnkept && MOVING.has(wordAt(sentence, verb.at));
  const minutes = isMoved ? readMove(sentence, verb.next) : null;
  if (minutes !== null) changes.moveByMinutes = minutes;
  return changes;
}
