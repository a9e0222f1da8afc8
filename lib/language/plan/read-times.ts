import { LIMITS } from "@/lib/domain/limits";
import { isTaskRhythm } from "@/lib/language/recurrence/is-task-rhythm";
import { readRecurrence } from "@/lib/language/recurrence/read-recurrence";
import type { Sentence } from "@/lib/language/sentence";
import { isDate, readDate, readOffset } from "@/lib/language/time/read-dates";
import type {
  DateReading,
  OffsetReading,
  RecurrenceReading,
  ReminderRepeat,
  ReminderTime,
} from "@/lib/language/understanding";

/** Its first day is looked up in the calendar, and several steps ask for it. */
const known = new WeakMap<Sentence, RecurrenceReading | null>();

export function readFirstRecurrence(sentence: Sentence): RecurrenceReading | null {
  const found = known.get(sentence);
  if (found !== undefined) return found;
  const mention = sentence.mentions.find(({ kind }) => kind === "repeat");
  const reading = mention?.kind === "repeat" ? readRecurrence(sentence, mention) : null;
  known.set(sentence, reading);
  return reading;
}

/** The rhythm for a task, and whether one was said that no task can have. */
export function readTaskRhythm(sentence: Sentence): { recurrence: RecurrenceReading | null; isUnkept: boolean } {
  const said = readFirstRecurrence(sentence);
  const recurrence = said && isTaskRhythm(said) ? said : null;
  return { recurrence, isUnkept: said !== null && recurrence === null };
}

function readFirstOffset(sentence: Sentence): OffsetReading | null {
  for (const mention of sentence.mentions) {
    if (mention.kind === "offset") return readOffset(sentence, mention);
  }
  return null;
}

export const readDates = (sentence: Sentence): DateReading[] =>
  sentence.mentions.filter(isDate).map((mention) => readDate(sentence, mention));

/** A rhythm shorter than a day is one of the reminder, not of the task: nobody does a task every 30 minutes. */
export function readReminderRepeat(sentence: Sentence): ReminderRepeat | null {
  for (const mention of sentence.mentions) {
    if (mention.kind !== "repeat") continue;
    const { freq, interval = 1, count = null } = mention.parts;
    const minutes = freq === "MINUTELY" ? interval : freq === "HOURLY" ? interval * 60 : 0;
    const isWithinLimits = minutes <= LIMITS.repeatIntervalMinutes && (count ?? 1) <= LIMITS.repeatCount;
    if (minutes > 0 && isWithinLimits) return { intervalMinutes: minutes, count };
  }
  return null;
}

/** Where the reminding is spoken of. */
export const remindingAt = ({ frame }: Sentence): number | null =>
  frame.reminds[0]?.at ?? frame.nouns.find((noun) => noun.value === "reminder")?.at ?? null;

/**
 * "I have to email Peter tomorrow at 4, remind me at 3": two times, one of the thing and one of the reminder. Those before
 * the reminding say when the thing is, the first one after it when to remind.
 */
export function splitTimes(sentence: Sentence): { due: DateReading | null; remind: DateReading | null } {
  const dates = sentence.mentions.filter(isDate);
  const at = remindingAt(sentence) ?? sentence.frame.start;
  const before = dates.find((date) => date.from < at);
  const after = dates.filter((date) => date.from >= at);
  const remind = after[0] ?? before;
  const due = before ?? after.at(-1);
  return { due: due ? readDate(sentence, due) : null, remind: remind ? readDate(sentence, remind) : null };
}

/** When to remind: so long before what is due, at the time said, or with the first occurrence of a rhythm. */
export function readReminderTime(sentence: Sentence): ReminderTime | null {
  const offset = readFirstOffset(sentence);
  if (offset) return { kind: "before", offset };
  const recurrence = readFirstRecurrence(sentence);
  const { remind } = splitTimes(sentence);
  // "in 2 hours, every 30 minutes, 4 times": a repeat within the day starts at the time that was said with it.
  const startsThen = remind !== null && readReminderRepeat(sentence) !== null;
  if (recurrence && !startsThen) return { kind: "first", recurrence };
  return remind ? { kind: "at", date: remind } : null;
}
