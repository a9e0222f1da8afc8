import { wordIn } from "@/lib/language/text/word-in";
import { wordSet } from "@/lib/language/text/word-set";
import { periodAround } from "@/lib/language/time/period";
import { comingDate, dateOf, readDay, readMonth } from "@/lib/language/time/read-date-parts";
import { readModifier } from "@/lib/language/time/read-modifier";
import { readYearBeside } from "@/lib/language/time/read-year";
import type { PieceParser, TimeContext } from "@/lib/language/time/time-piece";
import { DAY } from "@/lib/language/time/wall";

const JOINTS = wordSet("- – to until till through thru");

/** What may stand between the two days; "and" only after "between". */
const joins = ({ tokens }: TimeContext, at: number, joint: number): boolean =>
  JOINTS.has(wordIn(tokens, joint)) || (wordIn(tokens, joint) === "and" && wordIn(tokens, at - 1) === "between");

/** "July 13-15", "from 13 to 15th of July", "13-15 July": days in a row inside one month. */
export const parseDaySpan: PieceParser = (context, at) => {
  const { tokens, now } = context;
  const lead = readMonth(tokens, at);
  const first = readDay(tokens, lead ? lead.next : at);
  if (!first || !joins(context, at, first.next)) return null;
  const last = readDay(tokens, first.next + 1);
  if (!last || last.value <= first.value) return null;
  const monthAt = tokens[last.next]?.word === "of" ? last.next + 1 : last.next;
  const month = lead ?? readMonth(tokens, monthAt);
  if (!month) return spanInMonth(context, first.value, last.value, monthAt);
  const end = lead ? last.next : month.next;
  const year = readYearBeside(context, end);
  const start = year ? dateOf(year.value, month.value, first.value) : comingDate(now, month.value, first.value);
  if (start === null) return null;
  return { value: { kind: "days", start, end: start + (last.value - first.value + 1) * DAY }, next: year?.next ?? end };
};

/** "the 20th to 25th of next month". */
function spanInMonth(context: TimeContext, first: number, last: number, at: number): ReturnType<PieceParser> {
  const { modifier, next } = readModifier(context, at);
  if (!modifier || wordIn(context.tokens, next) !== "month") return null;
  const month = periodAround(context.now, "month", modifier === "next" ? 1 : modifier === "last" ? -1 : 0);
  if (!month || month.start + last * DAY > month.end) return null;
  return {
    value: { kind: "days", start: month.start + (first - 1) * DAY, end: month.start + last * DAY },
    next: next + 1,
  };
}
