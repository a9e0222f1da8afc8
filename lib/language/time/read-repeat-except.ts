import { lexicon } from "@/lib/language/text/phrase";
import type { Reading } from "@/lib/language/text/read-number";
import type { Token } from "@/lib/language/text/token";
import { readNamedDays, readWeekdays } from "@/lib/language/time/read-repeat-days";
import { skipArticle } from "@/lib/language/time/read-repeat-lists";
import { WEEKDAY_CODES } from "@/lib/language/time/vocabulary";

const EXCEPT = lexicon<true>([
  [
    true,
    [
      ",? except|excepting|but|excluding|besides|minus|without|save for|on|not?",
      ",? other than on?",
      ",? apart|aside from on?",
      ",? and|but? not on?",
    ],
  ],
]);

/** "every day except Sunday", "weekdays but Friday": of the days it would come on, those that are left. */
export function readExcept(
  tokens: readonly Token[],
  at: number,
  from: readonly string[] = WEEKDAY_CODES,
): Reading<string[]> | null {
  const except = EXCEPT.match(tokens, at);
  if (!except) return null;
  const days = readNamedDays(tokens, skipArticle(tokens, except.next)) ?? readWeekdays(tokens, except.next);
  const left = days && from.filter((code) => !days.value.includes(code));
  return left && left.length > 0 && left.length < from.length ? { value: left, next: days.next } : null;
}
