import { readNumber, readOrdinal } from "@/lib/language/text/read-number";
import type { Token } from "@/lib/language/text/token";
import { wordSet } from "@/lib/language/text/word-set";
import { isHolidayStart } from "@/lib/language/time/holidays/find-holiday";
import { DAY_PARTS, MONTHS, WEEKDAYS } from "@/lib/language/time/vocabulary";

/** Words besides numbers, days, months and holidays that a time can begin with. */
const OPENERS = wordSet(
  "the a an in at @ on by before after until till til to for from between around about within during is + " +
    "this next last past previous coming upcoming following current rest end beginning begin start " +
    "today todays today's tdy tomorrow tomorrows tomorrow's tommorow tommorrow tmrw tmr tmw yesterday yesterday's y'day tonight tonite tonight's eom now late early mid middle previous " +
    "every each once bi semi everyday daily nightly hourly weekly biweekly fortnightly monthly bimonthly quarterly yearly annually annual biyearly biannually semiannually semiyearly halfyearly weekday weekend weekdays weekends weeknights " +
    "penultimate alternate alternating twice biennially later oh zero noonish middayish overmorrow same half quarter quarters q spring summer fall autumn winter close couple few several noon noontime midday midnight midmorning midafternoon eod cob day week am pm ever",
);

/** What can begin one only where nothing was said before: "right now", "-2 days". */
const FIRST_ONLY = wordSet("immediately asap right just - −");

/** Whether a time can begin at this token at all. Most words of most sentences cannot, and no parser need be asked. */
export function canStartTime(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (!token || token.quoted) return false;
  if (token.kind === "number" || OPENERS.has(token.word) || (at === 0 && FIRST_ONLY.has(token.word))) return true;
  if (token.kind === "symbol") return false;
  const name = token.word.endsWith("'s") ? token.word.slice(0, -2) : token.word;
  if (WEEKDAYS.has(name) || MONTHS.has(name) || DAY_PARTS.has(name) || isHolidayStart(token.word)) return true;
  return readNumber(tokens, at) !== null || readOrdinal(tokens, at) !== null;
}
