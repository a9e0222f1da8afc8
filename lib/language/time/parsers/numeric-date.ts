import type { Token } from "@/lib/language/text/token";
import { wordIn } from "@/lib/language/text/word-in";
import { wordSet } from "@/lib/language/text/word-set";
import { comingDate, dateOf } from "@/lib/language/time/read-date-parts";
import { fullYear, readYear } from "@/lib/language/time/read-year";
import type { PieceParser } from "@/lib/language/time/time-piece";
import type { Wall } from "@/lib/language/time/wall";

const MEASURES = wordSet(
  "of cup cups teaspoon tsp tablespoon tbsp pound pounds lb lbs oz ounce ounces pint pints gallon gallons inch inches mile miles kg liter liters litre dozen off price",
);

/** The second half of "6/13-6/15". */
const isSpanEnd = (tokens: readonly Token[], at: number): boolean =>
  wordIn(tokens, at - 1) === "-" && wordIn(tokens, at + 1) === "/" && wordIn(tokens, at - 3) === "/";

const isNumber = (token: Token | undefined): boolean => token?.kind === "number" && /^\d{1,4}$/.test(token.word);

/** "2026-02-03", "2/15", "8/15/2018", "07-27-2022", "23.04.2022"; month first unless that cannot be. */
export const parseNumericDate: PieceParser = ({ tokens, now }, at) => {
  const packed = /^((?:19|20)\d\d)(\d\d)(\d\d)$/.exec(wordIn(tokens, at));
  if (packed) {
    const date = dateOf(Number(packed[1]), Number(packed[2]), Number(packed[3]));
    return date === null ? null : { value: { kind: "day", day: date }, next: at + 1 };
  }
  const [first, separator, second] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (!isNumber(first) || !isNumber(second) || !separator?.glued || !second?.glued) return null;
  if (
    !["/", "-", "."].includes(separator.word) ||
    (first?.glued && at > 1 && ["/", "-", ".", ":"].includes(wordIn(tokens, at - 1)) && !isSpanEnd(tokens, at))
  )
    return null;
  const hasThird =
    tokens[at + 3]?.word === separator.word &&
    tokens[at + 3]?.glued &&
    isNumber(tokens[at + 4]) &&
    tokens[at + 4]?.glued;
  const numbers = [first, second, hasThird ? tokens[at + 4] : undefined].map((token) =>
    Number(token?.word ?? Number.NaN),
  );
  const next = hasThird ? at + 5 : at + 3;
  const isSpan = separator.word === "/" && wordIn(tokens, next) === "-" && wordIn(tokens, next + 2) === "/";
  if (["/", "-", "."].includes(wordIn(tokens, next)) && tokens[next]?.glued && tokens[next + 1]?.glued && !isSpan)
    return null;
  // "1/2 of the rent", "1/2 cup": a share.
  if (!hasThird && MEASURES.has(wordIn(tokens, next))) return null;
  // "24/7" is no day, "version 2.4.1" and "section 3.2.1" have no year.
  if (!hasThird && numbers[0] === 24 && numbers[1] === 7) return null;
  if (separator.word === "." && hasThird && /^\d(?:\d{2})?$/.test(wordIn(tokens, at + 4))) return null;
  const isOn = separator.word === "-" && wordIn(tokens, at - 1) === "on" && !hasThird;
  const year = hasThird ? null : readYear(tokens, next);
  const date = orderParts(year ? [...numbers.slice(0, 2), year.value] : numbers, isOn ? "/" : separator.word, now);
  return date === null ? null : { value: { kind: "day", day: date }, next: year?.next ?? next };
};

function orderParts([one = 0, two = 0, three]: number[], separator: string, now: Wall): Wall | null {
  if (three === undefined || Number.isNaN(three))
    return separator === "/" ? (comingDate(now, one, two) ?? comingDate(now, two, one)) : null;
  if (one > 1000) return dateOf(one, two, three);
  const year = fullYear(three);
  if (separator === ".") return dateOf(year, two, one);
  return dateOf(year, one, two) ?? dateOf(year, two, one);
}
