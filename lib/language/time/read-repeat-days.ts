import type { Reading } from "@/lib/language/text/read-number";
import type { Token } from "@/lib/language/text/token";
import { wordIn } from "@/lib/language/text/word-in";
import { wordSet } from "@/lib/language/text/word-set";
import { readList } from "@/lib/language/time/read-repeat-lists";
import { WEEKDAY_CODES, WEEKDAYS } from "@/lib/language/time/vocabulary";

export const WORKDAYS: readonly string[] = ["MO", "TU", "WE", "TH", "FR"];
export const WEEKEND: readonly string[] = ["SA", "SU"];

const SPANS = wordSet("- – — to through thru till until");

const SEVERAL = wordSet("every each and & other");

/** How timetables write days; letters that are words or units by themselves ("mw") are left out. */
const TIMETABLES: ReadonlyMap<string, readonly string[]> = new Map([
  ["mwf", ["MO", "WE", "FR"]],
  ["m/w/f", ["MO", "WE", "FR"]],
  ["m/w", ["MO", "WE"]],
  ["tth", ["TU", "TH"]],
  ["tuth", ["TU", "TH"]],
  ["t/th", ["TU", "TH"]],
  ["tu/th", ["TU", "TH"]],
  ["mtwtf", WORKDAYS],
  ["mtwthf", WORKDAYS],
  ["mtwth", ["MO", "TU", "WE", "TH"]],
  ["m-f", WORKDAYS],
  ["sa/su", WEEKEND],
]);

const MOST_LETTERS = 5;

function readTimetable(tokens: readonly Token[], at: number): Reading<readonly string[]> | null {
  let letters = wordIn(tokens, at);
  if (letters.length > 6) return null;
  let next = at + 1;
  while (tokens[next]?.glued && next < at + MOST_LETTERS) {
    // A hyphen between words is not among the tokens; the letters it joined still touch.
    const isHyphen = tokens[next]?.kind === "word" && tokens[next - 1]?.kind === "word";
    letters += `${isHyphen ? "-" : ""}${wordIn(tokens, next)}`;
    next++;
  }
  const days = TIMETABLES.get(letters);
  return days ? { value: days, next } : null;
}

const AFTER_DAYS = wordSet("at and for until till from starting to in");

/** "every Tuesday's at 5", a slip for "Tuesdays"; before a noun it is none. */
function readPossessive(tokens: readonly Token[], at: number): number | undefined {
  const word = wordIn(tokens, at);
  const isSlip = word.endsWith("day's") && SEVERAL.has(wordIn(tokens, at - 1));
  const after = tokens[at + 1];
  return isSlip && (after?.kind !== "word" || AFTER_DAYS.has(after.word)) ? WEEKDAYS.get(word.slice(0, -2)) : undefined;
}

/** "Monday", "Mon.": the full stop of an abbreviation belongs to it when more follows. */
function readWeekday(tokens: readonly Token[], at: number): Reading<number> | null {
  const day = WEEKDAYS.get(wordIn(tokens, at)) ?? readPossessive(tokens, at);
  if (day === undefined) return null;
  const isShort = wordIn(tokens, at).length < 6 && wordIn(tokens, at + 1) === "." && tokens[at + 1]?.glued;
  return { value: day, next: isShort && tokens[at + 2] ? at + 2 : at + 1 };
}

const codesBetween = (first: number, last: number): string[] => {
  const length = ((last - first + 7) % 7) + 1;
  return Array.from({ length }, (_, step) => WEEKDAY_CODES[(first + step) % 7] ?? "MO");
};

/** "weekday", "workday", "business day", "working day": the index after it. */
export function readWorkday(tokens: readonly Token[], at: number): number | null {
  if (/^(?:weekday|workday|weeknight)s?$/.test(wordIn(tokens, at))) return at + 1;
  const isTwoWords = ["business", "working", "work", "week", "school"].includes(wordIn(tokens, at));
  return isTwoWords && /^(?:day|night)s?$/.test(wordIn(tokens, at + 1)) ? at + 2 : null;
}

/** "weeknights", "school nights": whether the days that end here were said as nights, which tells the half of "at 9". */
export const isNight = (tokens: readonly Token[], next: number): boolean =>
  /^(?:week)?nights?$/.test(wordIn(tokens, next - 1));

/** "weekends", "the weekend", "weekdays", "business days". */
export function readNamedDays(tokens: readonly Token[], at: number): Reading<readonly string[]> | null {
  if (/^weekends?$/.test(wordIn(tokens, at))) return { value: WEEKEND, next: at + 1 };
  const workday = readWorkday(tokens, at);
  return workday === null ? null : { value: WORKDAYS, next: workday };
}

/** "Tuesday", "Tuesday-Saturday", "Monday through Friday", "weekends", "MWF". */
function readDays(tokens: readonly Token[], at: number): Reading<readonly string[]> | null {
  const first = readWeekday(tokens, at);
  if (!first) return readTimetable(tokens, at) ?? (isSeveral(tokens, at) ? readNamedDays(tokens, at) : null);
  const last = SPANS.has(wordIn(tokens, first.next)) ? readWeekday(tokens, first.next + 1) : null;
  return {
    value: codesBetween(first.value, last?.value ?? first.value),
    next: last?.next ?? first.next,
  };
}

/** "weekdays", "business days", "every weekend", "… and weekend"; one weekend alone is a date. */
const isSeveral = (tokens: readonly Token[], at: number): boolean =>
  wordIn(tokens, at).endsWith("s") || wordIn(tokens, at + 1) === "days" || SEVERAL.has(wordIn(tokens, at - 1));

/** "Monday, Wednesday and Friday", "Tue-Sat", "weekdays and Saturdays", each day once. */
export function readWeekdays(tokens: readonly Token[], at: number): Reading<string[]> | null {
  const days = readList(tokens, at, readDays);
  return days && { value: [...new Set(days.value.flat())], next: days.next };
}
