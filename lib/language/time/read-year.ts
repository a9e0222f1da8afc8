import { type Reading, readNumber } from "@/lib/language/text/read-number";
import type { Token } from "@/lib/language/text/token";
import { wordIn } from "@/lib/language/text/word-in";
import { readModifier } from "@/lib/language/time/read-modifier";
import type { TimeContext } from "@/lib/language/time/time-piece";
import { yearOf } from "@/lib/language/time/wall";

/** Two digits are a year of this century up to 69, as POSIX has it. */
export const fullYear = (year: number): number => (year >= 100 ? year : year < 70 ? 2000 + year : 1900 + year);

/** "2014", "twenty fourteen", ", 2014", "'18", "two thousand eighteen", "two thousand and eighteen". */
export function readYear(tokens: readonly Token[], at: number): Reading<number> | null {
  const start = [",", "of", "in"].includes(wordIn(tokens, at)) ? at + 1 : at;
  const token = tokens[start];
  if (token?.kind === "number" && /^(19|20)\d\d$/.test(token.word))
    return { value: Number(token.word), next: start + 1 };
  // "July 4, 1776": after a comma a number that is no time of day either is a year.
  const isOld = start > at && wordIn(tokens, at) === "," && /^1[0-8]\d\d$/.test(token?.word ?? "");
  if (isOld && !["hours", "hrs", "h"].includes(wordIn(tokens, start + 1)))
    return { value: Number(token?.word), next: start + 1 };
  const era = readEra(tokens, start);
  if (era) return era;
  const isShort = ["'", "’"].includes(wordIn(tokens, start)) && /^\d\d$/.test(wordIn(tokens, start + 1));
  if (isShort) return { value: fullYear(Number(wordIn(tokens, start + 1))), next: start + 2 };
  return readSpokenYear(tokens, start);
}

/** How our year follows from that of an era: the Buddhist one is 543 ahead. */
const ERAS: ReadonlyMap<string, (year: number) => number> = new Map([
  ["ad", (year) => year],
  ["ce", (year) => year],
  ["be", (year) => year - 543],
]);

/** "878 AD", "2555 BE". In small letters "be" is a verb. */
function readEra(tokens: readonly Token[], at: number): Reading<number> | null {
  const [number, era] = [tokens[at], tokens[at + 1]];
  const count = era?.capital && number?.kind === "number" && number.word.length <= 4 ? ERAS.get(era.word) : undefined;
  const year = count?.(Number(number?.word)) ?? 0;
  return year >= 100 ? { value: year, next: at + 2 } : null;
}

function readSpokenYear(tokens: readonly Token[], at: number): Reading<number> | null {
  const century = tokens[at]?.kind === "word" ? { nineteen: 19, twenty: 20 }[wordIn(tokens, at)] : undefined;
  const years = century ? readNumber(tokens, at + 1) : null;
  if (century && years && years.value >= 10 && years.value < 100 && tokens[at + 1]?.kind === "word")
    return { value: century * 100 + years.value, next: years.next };
  if (wordIn(tokens, at) !== "two" || wordIn(tokens, at + 1) !== "thousand") return null;
  const rest = readNumber(tokens, wordIn(tokens, at + 2) === "and" ? at + 3 : at + 2);
  return rest && rest.value < 100 ? { value: 2000 + rest.value, next: rest.next } : { value: 2000, next: at + 2 };
}

/** The same, or counted from now: "August 5 next year", "June of last year". */
export function readYearBeside(context: TimeContext, at: number): Reading<number> | null {
  const { tokens, now } = context;
  const start = [",", "of", "in"].includes(wordIn(tokens, at)) ? at + 1 : at;
  const { modifier, next } = readModifier(context, start);
  if (!modifier || wordIn(tokens, next) !== "year") return readYear(tokens, at);
  const steps = modifier === "next" ? 1 : modifier === "last" ? -1 : 0;
  return { value: yearOf(now) + steps, next: next + 1 };
}
