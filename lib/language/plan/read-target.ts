import type { Proposal } from "@/lib/language/intent/proposal";
import { endBeforeDone, saysDone } from "@/lib/language/intent/says-done";
import { namedTask } from "@/lib/language/plan/named-task";
import { isBulk, readFilter } from "@/lib/language/reference/read-filter";
import { readNumberList } from "@/lib/language/reference/read-number-list";
import { readSet } from "@/lib/language/reference/read-set";
import { findReferences, goesOn, isChoice, readNames } from "@/lib/language/reference/read-several";
import { type Sentence, wordAt } from "@/lib/language/sentence";
import { lexicon } from "@/lib/language/text/phrase";
import { wordSet } from "@/lib/language/text/word-set";
import { spanOf } from "@/lib/language/time/read-dates";
import type { Title } from "@/lib/language/title/cut-title";
import type { Intent, TaskFilter, TaskReference } from "@/lib/language/understanding";

/** Words that stand where a title could but name nothing. */
const EMPTY =
  /^(?:(?:all|everything|whatever|anything)(?: that(?: is| are|'s)?| which is| is| i have| i've)?(?: already)?(?: completed| complete| finished| done| pending| overdue| late)|all|everything|every|all (?:of )?(?:my|the)(?: \w+)?|a|an|the|my|my list|out|up|off|one|some(?:thing)?|task|tasks|items?|(?:all )?(?:completed|complete|finished|done|pending|overdue|old|older|stale|outdated|expired)|(?:without|with no)(?: an?y?)?(?: due)? (?:dates?|deadlines?)|as \w+)$/i;

/** "mark everything due today as done": "done" is what they become, not what they are. */
export function stillOpen({ completed, ...filter }: TaskFilter): TaskFilter {
  const due = filter.due ?? completed;
  return { ...filter, status: "pending", ...(due && { due }) };
}

/** "the fifth one" of a list of three is nothing, and so are several of which it is one. */
export function withinShown(sentence: Sentence, reference: TaskReference): TaskReference | null {
  const { context } = sentence;
  if (reference.kind === "several")
    return reference.each.every((one) => withinShown(sentence, one) !== null) ? reference : null;
  if (reference.kind !== "position" || context.lastShown === undefined) return reference;
  return reference.index <= context.lastShown ? reference : null;
}

/** "clear my list", "remove overdue tasks": no title, but a list or a kind of task. */
function wholeSet(sentence: Sentence, intent: Intent): TaskReference | null {
  const { frame } = sentence;
  const set = everyTask(sentence, intent);
  const { search: _, ...filter } = set.filter;
  const isList = frame.nouns.some((noun) => noun.value === "list" && noun.definite);
  const isKind =
    // "clear completed"; in "mark done" the word says what becomes of it.
    ((frame.nouns.length === 0 && intent === "DELETE_TASK") ||
      frame.nouns.some((noun) => noun.value === "task" && noun.plural)) &&
    (set.unclear ||
      filter.status !== "all" ||
      filter.due ||
      filter.priority ||
      filter.hasDue !== undefined ||
      filter.repeats);
  return isList || isKind ? { ...set, filter } : null;
}

/** What is deleted, done or cancelled is told by its day; in a change a time may be where it goes. */
const TOLD_BY_DAY = new Set<Intent>(["DELETE_TASK", "COMPLETE_TASK", "CANCEL_REMINDER"]);

function dayOf(sentence: Sentence, intent: Intent): { due?: TaskFilter["due"] } {
  const isDaySaid = sentence.mentions.some((mention) => mention.kind === "date" && mention.dateSaid);
  if (!isDaySaid || !TOLD_BY_DAY.has(intent)) return {};
  const { due } = stillOpen(readFilter(sentence));
  return due ? { due } : {};
}

/** "those reminders" are the ones spoken of. */
const POINTING = wordSet("those these both them");

/** "cancel my reminders" are all of them, "the reminder tomorrow" is the one of that day. */
function unnamedReminders(sentence: Sentence): Extract<TaskReference, { kind: "every" }> | null {
  const noun = sentence.frame.nouns.find(({ value }) => value === "reminder");
  const { due } = readFilter(sentence);
  if (!noun || !(noun.plural || due) || POINTING.has(wordAt(sentence, noun.phrase))) return null;
  const span = spanOf(sentence, { from: noun.phrase, to: noun.next });
  const filter: TaskFilter = { status: "all", ...(due && { due }) };
  return { kind: "every", filter, ...(!noun.plural && { isOne: true }), span };
}

/** The verb is no part of what it is done to. */
function everyTask(sentence: Sentence, intent: Intent): Extract<TaskReference, { kind: "every" }> {
  const { frame } = sentence;
  const head = frame.heads[0];
  const from = head && head.at === frame.start ? head.next : frame.start;
  const { filter, unclear } = readSet(sentence, { from, to: frame.end });
  return {
    kind: "every",
    filter: intent === "COMPLETE_TASK" ? stillOpen(filter) : filter,
    ...(unclear && { unclear }),
    span: spanOf(sentence, { from: frame.start, to: frame.end }),
  };
}

const OF_REMINDERS = new Set<Intent>(["CANCEL_REMINDER", "CHANGE_REMINDER"]);

const everyReminder = (sentence: Sentence, name: Title | null): TaskReference => ({
  kind: "every",
  filter: { ...readFilter(sentence), ...(name && { search: name.title }) },
  span: spanOf(sentence, { from: sentence.frame.start, to: sentence.frame.end }),
});

/** After the verb that opens the sentence, and before the word that says what becomes of it: "mark [#1 and jam] done". */
function whereNamed(sentence: Sentence, subject: Title | null): { from: number; to: number } {
  const { frame } = sentence;
  const head = frame.heads[0];
  const start = head?.at === frame.start ? head.next : frame.start;
  const to = head && saysDone(sentence, head) ? endBeforeDone(sentence) : frame.end;
  return { from: subject && subject.from < to ? subject.from : start, to };
}

const AS_DONE = lexicon<true>([[true, ["as not? done|finished|complete|completed", "as undone|unfinished|pending"]]]);

/** "mark bread as done [and jam too]": named after what becomes of it. */
function namedAfter(sentence: Sentence, { intent }: Proposal): TaskReference[] {
  const { tokens, frame } = sentence;
  for (let at = frame.start; at < frame.end && intent === "COMPLETE_TASK"; at++) {
    const next = tokens[at]?.quoted ? undefined : AS_DONE.match(tokens, at)?.next;
    if (next !== undefined && goesOn(sentence, next)) return readNames(sentence, { from: next, to: frame.end });
  }
  return [];
}

/** Which tasks a sentence speaks of, all of them. */
export function readTarget(sentence: Sentence, proposal: Proposal): TaskReference | null {
  const target = readMainTarget(sentence, proposal);
  const after = target ? namedAfter(sentence, proposal) : [];
  if (!target || after.length === 0) return target;
  const each = [...(target.kind === "several" ? target.each : [target]), ...after];
  return { kind: "several", each, span: spanOf(sentence, { from: sentence.frame.start, to: sentence.frame.end }) };
}

/** Which task a sentence speaks of: by number or position, as a whole set, by words of its title, or by a pronoun. */
function readMainTarget(sentence: Sentence, { subject, intent }: Proposal): TaskReference | null {
  const { frame } = sentence;
  const from = Math.min(subject?.from ?? frame.start, frame.start);
  const found = findReferences(sentence, { from, to: frame.end }, whereNamed(sentence, subject));
  if (found && isChoice(sentence, found)) return null;
  if (found && found.reference.kind !== "pronoun") return withinShown(sentence, found.reference);
  // "mark it done": the pronoun is all the name there is; in "the reminder to call it off" it is part of the title.
  const isPronoun = found && (!subject || (found.at <= subject.from && found.next > subject.from));
  const name = subject && !isPronoun && !EMPTY.test(subject.title) ? subject : null;
  if (
    isBulk(sentence) &&
    intent !== "SCHEDULE_REMINDER" &&
    !(found?.reference.kind === "pronoun" && found.reference.plural)
  )
    return OF_REMINDERS.has(intent) ? everyReminder(sentence, name) : everyTask(sentence, intent);
  const numbers = name && readNumberList(sentence, name);
  if (numbers) return numbers;
  if (name) return { ...namedTask(sentence, name), ...dayOf(sentence, intent) };
  const unnamed = intent === "CANCEL_REMINDER" ? unnamedReminders(sentence) : null;
  if (unnamed && (!isPronoun || unnamed.filter.due)) return unnamed;
  if (isPronoun) return found.reference;
  return intent === "DELETE_TASK" || intent === "COMPLETE_TASK" ? wholeSet(sentence, intent) : null;
}
