import { namedTask } from "@/lib/language/plan/named-task";
import { newDate } from "@/lib/language/plan/new-time";
import { findShift, isMoving } from "@/lib/language/plan/read-shift";
import { readTaskRhythm } from "@/lib/language/plan/read-times";
import { findQuantifier, stateAt } from "@/lib/language/reference/read-filter";
import { readKind } from "@/lib/language/reference/read-kind";
import { readNumberList } from "@/lib/language/reference/read-number-list";
import { readSet } from "@/lib/language/reference/read-set";
import { findReferences, isChoice } from "@/lib/language/reference/read-several";
import { type Sentence, wordAt } from "@/lib/language/sentence";
import { lexicon } from "@/lib/language/text/phrase";
import { wordSet } from "@/lib/language/text/word-set";
import { readDate, spanOf } from "@/lib/language/time/read-dates";
import type { TimeMention } from "@/lib/language/time/time-mention";
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

const PARTICLES = wordSet("off back out ahead forward over");

/** "push the dentist [back] to Friday", "put the report [off] until Monday": the verb's, not the name's. */
function withoutParticle(sentence: Sentence, verb: string, place: Place): Place {
  const isParted = (isMoving(verb) || verb === "put") && PARTICLES.has(wordAt(sentence, place.to - 1));
  return isParted && place.to - 1 > place.from ? { ...place, to: place.to - 1 } : place;
}

const CLEARING = new Set(["clear", "remove", "delete", "drop", "cancel", "erase"]);

/** "set the priority of task 3 to low". */
function readLevel(sentence: Sentence, { field, value }: Place): Priority | null {
  const level = field === "priority" && value !== null ? wordAt(sentence, value) : "";
  return level === "low" || level === "medium" || level === "high" ? level : null;
}

/** "add a due date to task 3", "set a deadline of Friday for #3", "make a note on it: use the old key". */
function readAdded(sentence: Sentence, verb: { at: number; next: number }): ChangeReading | null {
  const { tokens, frame } = sentence;
  if (!["a", "an"].includes(wordAt(sentence, verb.next))) return null;
  const field = FIELDS.match(tokens, verb.next + 1);
  const named = field && findReferences(sentence, { from: field.next, to: frame.end });
  if (!named) return null;
  const colon = wordAt(sentence, named.next) === ":" ? named.next + 1 : frame.end;
  const words = field.value === "description" ? cutTitle(sentence, colon, frame.end, { isLiteral: true }) : null;
  const due = field.value === "due" ? newDate(sentence) : null;
  const level = field.value === "priority" ? sentence.priorities[0]?.priority : undefined;
  return {
    task: named.reference,
    changes: {
      ...(words && { note: words.title }),
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

const DETERMINERS = wordSet("of my the our these those");

/** "all my tasks", "all overdue ones"; "all hands meeting" is a name. */
const isSet = (sentence: Sentence, { from, to }: Title): boolean =>
  wordAt(sentence, from) !== "all" ||
  to === from + 1 ||
  DETERMINERS.has(wordAt(sentence, from + 1)) ||
  stateAt(sentence, from + 1) !== null ||
  sentence.tokens.slice(from, to).some(({ word }) => /^(?:tasks|ones|items|things|todos|stuff)$/.test(word));

const MANY = wordSet("tasks stuff things ones items todos");

/** "move [today's] stuff to Friday": nothing but the day they are on says which. */
const isOfDay = (sentence: Sentence, { from, to }: Title, goal: TimeMention | null): boolean =>
  sentence.tokens.slice(from, to).every(({ word, quoted }) => MANY.has(word) && !quoted) &&
  sentence.mentions.some((mention) => mention.kind === "date" && mention.to === from && mention.to !== goal?.to);

/** "move everything due today to Friday", "move all overdue tasks to Monday": the time it leads to is not which ones. */
function wholeSet(sentence: Sentence, subject: Title): TaskReference | null {
  const isQuantified = findQuantifier(sentence) === subject.from && isSet(sentence, subject);
  const goal = newDate(sentence);
  if (!isQuantified && !isOfDay(sentence, subject, goal) && !readKind(sentence, subject)) return null;
  // "from today to tomorrow": the day they are on, neither the days between nor all that follow.
  const mentions = sentence.mentions.flatMap((mention) => {
    if (mention.kind === "date" && mention.relation === "from") return [{ ...mention, end: null }];
    return mention.to === goal?.to ? [] : [mention];
  });
  const { filter, unclear } = readSet({ ...sentence, mentions, priorities: [] }, subject);
  const span = spanOf(sentence, subject);
  return { kind: "every", filter: { ...filter, status: "pending" }, ...(unclear && { unclear }), span };
}

/** What an update changes, and which task it changes. */
export function readChanges(sentence: Sentence, verb: { at: number; next: number }): ChangeReading {
  const added = readAdded(sentence, verb);
  if (added) return added;
  const word = wordAt(sentence, verb.at);
  const place = withoutParticle(sentence, word, locate(sentence, verb.next));
  // "task 3 is now due Friday": it may be named before.
  const reference =
    findReferences(sentence, place) ?? findReferences(sentence, { from: sentence.frame.start, to: verb.at });
  const title = reference ? null : cutTitle(sentence, place.from, place.to, { isReference: true });
  const isIts = wordAt(sentence, verb.next) === "its";
  const its = isIts
    ? { kind: "pronoun" as const, plural: false, span: spanOf(sentence, { from: verb.next, to: verb.next + 1 }) }
    : null;
  const isOpen = reference !== null && isChoice(sentence, reference);
  const task = isOpen
    ? null
    : (reference?.reference ??
      its ??
      (title && (readNumberList(sentence, title) ?? wholeSet(sentence, title) ?? namedTask(sentence, title))));
  if (CLEARING.has(word) && place.field) return { task, changes: { [place.field]: null } };
  // In new words a date is only words: "rename it to Friday drinks".
  const isLiteral = place.field === "description" || place.field === "title" || word === "rename";
  const changes = isLiteral ? {} : readFields(sentence, verb, place);
  // "move task 2 to 4": what is moved gets no new name.
  const hasOther = Object.keys(changes).length > 0 || (isMoving(word) && place.field === null);
  return { task, changes: { ...changes, ...readWords(sentence, place, isLiteral, hasOther) } };
}

function readFields(sentence: Sentence, verb: { at: number; next: number }, place: Place): TaskChanges {
  const changes: TaskChanges = {};
  const priority = sentence.priorities[0]?.priority ?? readLevel(sentence, place);
  const due = newDate(sentence);
  const { recurrence, isUnkept } = readTaskRhythm(sentence);
  if (priority) changes.priority = priority;
  if (recurrence) changes.recurrence = recurrence;
  else if (due) changes.due = readDate(sentence, due);
  const isMoved = !due && !recurrence && !isUnkept && isMoving(wordAt(sentence, verb.at));
  const shift = isMoved ? findShift(sentence, verb) : null;
  if (shift) changes.moveByMinutes = shift.minutes;
  return changes;
}
