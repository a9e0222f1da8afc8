import { readOrdinal } from "@/lib/language/text/read-number";
import type { Token } from "@/lib/language/text/token";
import { wordIn } from "@/lib/language/text/word-in";
import type { PeriodReading } from "@/lib/language/time/period";
import type { Modifier } from "@/lib/language/time/read-modifier";
import type { TimeContext } from "@/lib/language/time/time-piece";
import { wallAt, yearOf } from "@/lib/language/time/wall";

const SPELLED = ["twenties", "thirties", "forties", "fifties", "sixties", "seventies", "eighties", "nineties"];

const years = (first: number, count: number, next: number): PeriodReading => ({
  start: wallAt(first, 1, 1),
  end: wallAt(first + count, 1, 1),
  next,
});

/** "1980[s]", "'80[s]", "80[s]", "eighties": the first year of the decade. Two digits are of the last century, or of this one up to the twenties. */
function readDecade(tokens: readonly Token[], at: number): { first: number; next: number } | null {
  const spelled = SPELLED.indexOf(wordIn(tokens, at));
  if (spelled >= 0) return { first: spelled === 0 ? 2020 : 1920 + 10 * spelled, next: at + 1 };
  const start = ["'", "’"].includes(wordIn(tokens, at)) ? at + 1 : at;
  const digits = wordIn(tokens, start);
  const plural = tokens[start + 1]?.word === "'" ? start + 2 : start + 1;
  if (!/^(?:1\d|20)?\d0$/.test(digits) || wordIn(tokens, plural) !== "s" || !tokens[plural]?.glued) return null;
  const number = Number(digits);
  return { first: number > 100 ? number : number <= 20 ? 2000 + number : 1900 + number, next: plural + 1 };
}

/** "the 1980s", "the nineties", "the 19th century", "next decade", "this century". */
export function readAge({ tokens, now }: TimeContext, at: number, modifier: Modifier): PeriodReading | null {
  const step = modifier === "next" ? 1 : modifier === "last" ? -1 : 0;
  if (modifier && wordIn(tokens, at) === "decade")
    return years(Math.floor(yearOf(now) / 10) * 10 + 10 * step, 10, at + 1);
  if (modifier && wordIn(tokens, at) === "century")
    return years(Math.floor((yearOf(now) - 1) / 100) * 100 + 1 + 100 * step, 100, at + 1);
  if (wordIn(tokens, at - 1) !== "the") return null;
  const decade = readDecade(tokens, at);
  if (decade) return years(decade.first, 10, decade.next);
  const rank = readOrdinal(tokens, at);
  return rank && wordIn(tokens, rank.next) === "century" && rank.value > 1 && rank.value < 30
    ? years((rank.value - 1) * 100 + 1, 100, rank.next + 1)
    : null;
}
