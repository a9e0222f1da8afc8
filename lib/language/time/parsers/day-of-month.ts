import { readNumber, readOrdinal } from "@/lib/language/text/read-number";
import { wordIn } from "@/lib/language/text/word-in";
import { readModifier } from "@/lib/language/time/read-modifier";
import type { PieceParser, TimeContext } from "@/lib/language/time/time-piece";
import { MONTHS } from "@/lib/language/time/vocabulary";
import {
  addMonths,
  DAY,
  dayOf,
  daysInMonth,
  monthOf,
  startOfDay,
  type Wall,
  wallAt,
  yearOf,
} from "@/lib/language/time/wall";

/** "the 15th", "the 10th of the month", "21st this month", "20 of next month", "the 15th day of next month". */
export const parseDayOfMonth: PieceParser = (context, at) => {
  const { tokens, now } = context;
  const hasArticle = wordIn(tokens, at) === "the";
  const start = hasArticle ? at + 1 : at;
  const ordinal = readOrdinal(tokens, start);
  const number = ordinal ?? (tokens[start]?.kind === "number" ? readNumber(tokens, start) : null);
  if (!number || number.value < 1 || number.value > 31) return null;
  let next = wordIn(tokens, number.next) === "day" ? number.next + 1 : number.next;
  if (wordIn(tokens, next) === "of") next++;
  const { modifier, next: afterModifier } = readModifier(context, next);
  const hasThe = wordIn(tokens, next) === "the";
  const monthAt = modifier ? afterModifier : hasThe ? next + 1 : next;
  const base = wallAt(yearOf(now), monthOf(now), 1);
  if (wordIn(tokens, monthAt) === "month" && (modifier || hasThe)) {
    const month = addMonths(base, modifier === "next" ? 1 : modifier === "last" ? -1 : 0);
    if (number.value > daysInMonth(yearOf(month), monthOf(month))) return null;
    const day = month + (number.value - 1) * DAY;
    const passed = !modifier && day < startOfDay(now);
    return { value: { kind: "day", day: passed ? addMonths(day, 1) : day }, next: monthAt + 1 };
  }
  const isBare = !ordinal && !tokens[number.next] && (hasArticle ? /^(?:on|by)$/ : /^on$/).test(wordIn(tokens, at - 1));
  if (isBare)
    return {
      value: { kind: "day", day: nextMonthWith(base, number.value, dayOf(now)) + (number.value - 1) * DAY },
      next: number.next,
    };
  // "the 31st of June" is no day.
  if (ordinal && wordIn(tokens, ordinal.next) === "of" && MONTHS.has(wordIn(tokens, ordinal.next + 1))) return null;
  if (!ordinal || !isDateNotRank(context, start, ordinal.next, hasArticle, at)) return null;
  const month = nextMonthWith(base, number.value, dayOf(now));
  return { value: { kind: "day", day: month + (number.value - 1) * DAY }, next: ordinal.next };
};

function nextMonthWith(base: Wall, dayOfMonth: number, today: number): Wall {
  let month = dayOfMonth < today ? addMonths(base, 1) : base;
  while (dayOfMonth > daysInMonth(yearOf(month), monthOf(month))) month = addMonths(month, 1);
  return month;
}

/** "the 15th" is a date, "the first one", "the second wave" and "my 3rd attempt" are ranks. */
function isDateNotRank({ tokens }: TimeContext, start: number, next: number, hasArticle: boolean, at: number): boolean {
  const after = tokens[next];
  const before = wordIn(tokens, at - 1);
  const isDigits = tokens[start]?.kind === "number";
  const introduced = ["on", "by", "for", "until", "till", "around", "before", "after", "since", "from", "to"].includes(
    before,
  );
  // "the twenty-third" is no rank that anybody counts to.
  const isHigh = hasArticle && (readOrdinal(tokens, start)?.value ?? 0) > 12 && !after;
  if (isHigh) return true;
  if (!isDigits && !(introduced && hasArticle) && !(before === "on" && !after)) return false;
  if (!hasArticle && !introduced) return false;
  const endsHere =
    !after ||
    after.kind === "symbol" ||
    [
      "at",
      "and",
      "to",
      "for",
      "in",
      "of",
      "by",
      "about",
      "that",
      "or",
      "this",
      "through",
      "thru",
      "until",
      "till",
      "from",
      "between",
      "around",
      "before",
      "after",
    ].includes(after.word);
  return (
    endsHere ||
    (introduced &&
      isDigits &&
      !["floor", "street", "time", "grade", "birthday", "anniversary", "avenue", "ave", "st"].includes(after.word))
  );
}
