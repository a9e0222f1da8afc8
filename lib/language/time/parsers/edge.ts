import { wordIn } from "@/lib/language/text/word-in";
import { periodAround } from "@/lib/language/time/period";
import { readModifier } from "@/lib/language/time/read-modifier";
import { readPeriod } from "@/lib/language/time/read-period";
import type { PieceParser, TimeContext } from "@/lib/language/time/time-piece";
import { addMonths, DAY } from "@/lib/language/time/wall";

const EDGES: ReadonlyMap<string, "start" | "end"> = new Map([
  ["beginning", "start"],
  ["start", "start"],
  ["begin", "start"],
  ["end", "end"],
  ["close", "end"],
]);

/** "month end", "the year-end", "next quarter end". */
function readNamedEnd(context: TimeContext, at: number): ReturnType<PieceParser> {
  const { tokens, now } = context;
  const { modifier, next } = readModifier(context, at);
  const unitAt = modifier ? next : wordIn(tokens, at) === "the" ? at + 1 : at;
  const unit = wordIn(tokens, unitAt);
  if (!["month", "quarter", "year"].includes(unit) || wordIn(tokens, unitAt + 1) !== "end") return null;
  const period = periodAround(now, unit, modifier === "next" ? 1 : modifier === "last" ? -1 : 0);
  return period && { value: { kind: "day", day: period.end - DAY }, next: unitAt + 2 };
}

/** "the end of the month" is its last day, "the end of next week" its last days, "the beginning of …" its first. */
export const parseEdge: PieceParser = (context, at) => {
  const { tokens, now } = context;
  const start = tokens[at]?.word === "the" ? at + 1 : at;
  const edge = EDGES.get(wordIn(tokens, start));
  if (!edge || tokens[start + 1]?.word !== "of") return readNamedEnd(context, at);
  const dayAt = ["the", "this"].includes(wordIn(tokens, start + 2)) ? start + 3 : start + 2;
  if (edge === "end" && ["day", "business", "work", "workday"].includes(wordIn(tokens, dayAt)))
    return {
      value: { kind: "clock", clock: { hour: 17, minute: 0, second: 0, meridiem: "pm", grain: "hour" } },
      next: wordIn(tokens, dayAt + 1) === "day" ? dayAt + 2 : dayAt + 1,
    };
  const around = wordIn(tokens, start + 2) === "around" ? start + 3 : start + 2;
  // "end of year" says "this" without saying it.
  const bare = periodAround(now, wordIn(tokens, around), 0);
  const period = readPeriod(context, around) ?? (bare && { ...bare, next: around + 1 });
  if (!period) return null;
  const days = (period.end - period.start) / DAY;
  if (days > 31) {
    // Of a year its first or last quarter, of a quarter or a season its first or last month.
    const months = days > 100 ? 3 : 1;
    const span =
      edge === "start"
        ? { start: period.start, end: addMonths(period.start, months) }
        : { start: addMonths(period.end, -months), end: period.end };
    return { value: { kind: "days", ...span }, next: period.next };
  }
  const length = days <= 7 ? 3 : 1;
  const value =
    edge === "start"
      ? { start: period.start, end: period.start + length * DAY }
      : { start: period.end - length * DAY, end: period.end };
  if (length === 1) return { value: { kind: "day", day: value.start }, next: period.next };
  return { value: { kind: "days", ...value }, next: period.next };
};
