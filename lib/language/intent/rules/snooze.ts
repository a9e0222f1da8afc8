import type { IntentRule } from "@/lib/language/intent/proposal";
import { namedTask } from "@/lib/language/plan/named-task";
import { type Sentence, textBetween, wordAt } from "@/lib/language/sentence";
import { lexicon } from "@/lib/language/text/phrase";
import { isDate, readDate, spanOf } from "@/lib/language/time/read-dates";
import { readDuration, shift } from "@/lib/language/time/read-duration";
import { formatWall, instantOf } from "@/lib/language/time/wall";
import { cutTitle } from "@/lib/language/title/cut-title";
import type { DateReading, TaskReference } from "@/lib/language/understanding";

const SNOOZE = lexicon<true>([
  [
    true,
    ["snooze it|that|this? for|by|until|till|in|another?", "snooze that|this|the|my reminder for|by|until|till|in?"],
  ],
]);

/** So long from now. */
function readFromNow(sentence: Sentence, from: number): DateReading | null {
  const { context, frame, now, tokens } = sentence;
  const length = readDuration(tokens, from);
  if (!length || length.next !== frame.end) return null;
  const then = shift(now, length.value, context);
  const moment = instantOf(then, context.timeZone).toISOString();
  return {
    text: textBetween(sentence, from, length.next),
    span: spanOf(sentence, { from, to: length.next }),
    start: formatWall(then),
    end: null,
    grain: "minute",
    due: moment,
    remindAt: moment,
    isPast: false,
    isTimeOnly: false,
    isBareWeekday: false,
    isEitherHalf: false,
    relation: null,
  };
}

const UNTIL = lexicon<true>([[true, ["for|by|until|till|in another?"]]]);

interface Said {
  reminder: TaskReference;
  next: number;
}

/** "snooze it for": the one spoken of. */
function pointed(sentence: Sentence): Said | null {
  const { frame, tokens } = sentence;
  const said = SNOOZE.match(tokens, frame.start);
  const span = said && spanOf(sentence, { from: frame.start, to: said.next });
  return span && { reminder: { kind: "pronoun", plural: false, span }, next: said.next };
}

/** "snooze the pizza reminder by". */
function named(sentence: Sentence): Said | null {
  const { frame, tokens } = sentence;
  const noun = frame.nouns.find(({ value }) => value === "reminder");
  const until = noun && wordAt(sentence, frame.start) === "snooze" ? UNTIL.match(tokens, noun.next) : null;
  const subject =
    until && noun && cutTitle(sentence, frame.start + 1, noun.at, { isReference: true, dropsArticle: true });
  return subject ? { reminder: namedTask(sentence, subject), next: until.next } : null;
}

function readUntil(sentence: Sentence, from: number): DateReading | null {
  const date = sentence.mentions.filter(isDate).at(-1);
  return date && date.core <= from && date.to === sentence.frame.end ? readDate(sentence, date) : null;
}

/** "snooze 10 minutes", "snooze it until tomorrow": only a reminder is snoozed; the one spoken of, the only one, or one by name. */
export const snoozeReminder: IntentRule = (sentence) => {
  const { frame } = sentence;
  const said = named(sentence) ?? pointed(sentence);
  if (!said) return null;
  const date = readFromNow(sentence, said.next) ?? readUntil(sentence, said.next);
  const isBare = said.next === frame.end;
  if (!date && !isBare) return null;
  const to = date && ({ kind: "at", date } as const);
  return {
    intent: "CHANGE_REMINDER",
    confidence: 0.85,
    rule: "snooze",
    because: wordAt(sentence, frame.start),
    subject: null,
    steps: [{ tool: "change_reminder", reminder: said.reminder, change: { kind: "move", to, again: true } }],
  };
};
