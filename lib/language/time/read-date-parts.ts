import { type Reading, readNumber, readOrdinal } from "@/lib/language/text/read-number";
import type { Token } from "@/lib/language/text/token";
import { wordIn } from "@/lib/language/text/word-in";
import { MONTHS } from "@/lib/language/time/vocabulary";
import { daysInMonth, startOfDay, type Wall, wallAt, yearOf } from "@/lib/language/time/wall";

/** A real day of the calendar or null: there is no 30 February. */
export function dateOf(year: number, month: number, day: number): Wall | null {
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month) ? wallAt(year, month, day) : null;
}

/** The next time a day and month come round, today included; 29 February waits for a leap year. */
export function comingDate(now: Wall, month: number, day: number): Wall | null {
  for (let year = yearOf(now); year < yearOf(now) + 9; year++) {
    const date = dateOf(year, month, day);
    if (date !== null && date >= startOfDay(now)) return date;
  }
  return null;
}

export function readMonth(tokens: readonly Token[], at: number): Reading<number> | null {
  const month = MONTHS.get(wordIn(tokens, at));
  if (month === undefined) return null;
  return { value: month, next: tokens[at + 1]?.word === "." && tokens[at + 1]?.glued ? at + 2 : at + 1 };
}

/** A day number beside a month: "10", "10th", "the tenth", "10th day". */
export function readDay(tokens: readonly Token[], at: number): Reading<number> | null {
  const start = tokens[at]?.word === "the" ? at + 1 : at;
  const day = readOrdinal(tokens, start) ?? readNumber(tokens, start);
  if (!day || day.value < 1 || day.value > 31) return null;
  // "july 4:30" is a time, "march 3pm" too.
  const after = tokens[day.next];
  if ((after?.word === ":" || ["am", "pm"].includes(after?.word ?? "")) && after?.glued) return null;
  return after?.word === "day" ? { ...day, next: day.next + 1 } : day;
}
