import { wordIn } from "@/lib/language/text/word-in";
import { readPeriod } from "@/lib/language/time/read-period";
import { readYear } from "@/lib/language/time/read-year";
import type { PieceParser } from "@/lib/language/time/time-piece";
import { MONTHS } from "@/lib/language/time/vocabulary";
import { addMonths, monthOf, wallAt, yearOf } from "@/lib/language/time/wall";

export const parsePeriod: PieceParser = (context, at) => {
  const period = readPeriod(context, at);
  return period && { value: { kind: "days", start: period.start, end: period.end }, next: period.next };
};

/** "June to August", "between March and May 2027", "Nov - Feb": both months belong to it. */
export const parseMonthSpan: PieceParser = ({ tokens, now }, at) => {
  const first = MONTHS.get(wordIn(tokens, at));
  const joint = wordIn(tokens, at + 1);
  const isBetween = wordIn(tokens, at - 1) === "between" && joint === "and";
  if (first === undefined || !(isBetween || ["to", "through", "thru", "until", "till", "-", "–"].includes(joint)))
    return null;
  const last = MONTHS.get(wordIn(tokens, at + 2));
  if (
    last === undefined ||
    last === first ||
    (tokens[at + 3]?.kind === "number") !== (readYear(tokens, at + 3) !== null)
  )
    return null;
  const year = readYear(tokens, at + 3);
  const months = (last - first + 12) % 12;
  const coming = first < monthOf(now) ? yearOf(now) + 1 : yearOf(now);
  // The year said is that of the end.
  const start = wallAt(year ? year.value - (last < first ? 1 : 0) : coming, first, 1);
  return { value: { kind: "days", start, end: addMonths(start, months + 1) }, next: year?.next ?? at + 3 };
};
