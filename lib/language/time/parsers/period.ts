import { wordIn } from "@/lib/language/text/word-in";
import { readPeriod } from "@/lib/language/time/read-period";
import { readYear, readYearBeside } from "@/lib/language/time/read-year";
import type { PieceParser } from "@/lib/language/time/time-piece";
import { MONTHS } from "@/lib/language/time/vocabulary";
import { addMonths, monthOf, wallAt, yearOf } from "@/lib/language/time/wall";

export const parsePeriod: PieceParser = (context, at) => {
  const period = readPeriod(context, at);
  return period && { value: { kind: "days", start: period.start, end: period.end }, next: period.next };
};

/** "June to August", "between March and May 2027", "Nov - Feb": both months belong to it. */
export const parseMonthSpan: PieceParser = (context, at) => {
  const { tokens, now } = context;
  const first = MONTHS.get(wordIn(tokens, at));
  // A hyphen between two words is gone by now: "Jan-Feb".
  const isHyphened = tokens[at + 1]?.glued === true && MONTHS.has(wordIn(tokens, at + 1));
  const joint = isHyphened ? "-" : wordIn(tokens, at + 1);
  const second = isHyphened ? at + 1 : at + 2;
  const isBetween = wordIn(tokens, at - 1) === "between" && joint === "and";
  if (first === undefined || !(isBetween || ["to", "through", "thru", "until", "till", "-", "–"].includes(joint)))
    return null;
  const last = MONTHS.get(wordIn(tokens, second));
  if (
    last === undefined ||
    last === first ||
    (tokens[second + 1]?.kind === "number" && readYear(tokens, second + 1) === null)
  )
    return null;
  const year = readYearBeside(context, second + 1);
  const months = (last - first + 12) % 12;
  const coming = first < monthOf(now) ? yearOf(now) + 1 : yearOf(now);
  // The year said is that of the end.
  const start = wallAt(year ? year.value - (last < first ? 1 : 0) : coming, first, 1);
  return { value: { kind: "days", start, end: addMonths(start, months + 1) }, next: year?.next ?? second + 1 };
};
