import { readNumber, readOrdinal } from "@/lib/language/text/read-number";
import type { Token } from "@/lib/language/text/token";
import { wordSet } from "@/lib/language/text/word-set";
import { isHolidayStart } from "@/lib/language/time/holidays/find-holiday";
import { DAY_PARTS, MONTHS, UNITS, WEEKDAYS } from "@/lib/language/time/vocabulary";

/** Small words that lead to a time, if one follows: they stand everywhere else too. */
const LEADS = wordSet(
  "the a an in at @ on by before after until till til to for from between around about within during is only just",
);
/** How many words may stand between such a word and what tells of a time: "in about the next couple of". */
const LOOK_AHEAD = 6;

/** Words besides numbers, days, months and holidays that a time can begin with. */
const OPENERS = wordSet(
  "+ this next nxt last past previous coming upcoming following current rest end beginning begin start " +
    "today todays today's tdy tomorrow tomorrows tomorrow's tommorow tommorrow tmrw tmr tmw yesterday yesterday's y'day tonight tonite tonight's eom now late early mid middle previous " +
    "every each once bi semi everyday daily nightly hourly weekly biweekly fortnightly monthly bimonthly quarterly yearly annually annual biyearly biannually semiannually semiyearly halfyearly weekday weekend weekdays weekends weeknights " +
    "penultimate final forth alternate alternating twice thrice biennially biannual semiannual biennial school work working business ending ends stop stops stopping repeat repeats repeated repeating total x × mwf tth tuth mtwtf mtwthf mtwth m t tu sa later oh zero noonish middayish overmorrow same half quarter quarters q spring summer fall autumn winter close couple few several noon noontime midday midnight midmorning midafternoon eod cob day week am pm ever eob eoy eoq eow month year opening closing ½ ¼ ¾",
);

/** What can begin one only where nothing was said before: "right now", "-2 days". */
const FIRST_ONLY = wordSet("immediately asap right just - −");

/** Whether a token by itself tells of a time. */
function tellsTime(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (!token || token.quoted) return false;
  if (token.kind === "number" || OPENERS.has(token.word)) return true;
  if (token.kind === "symbol") return false;
  const name = token.word.endsWith("'s") ? token.word.slice(0, -2) : token.word;
  if (UNITS.has(name) || WEEKDAYS.has(name) || MONTHS.has(name) || DAY_PARTS.has(name) || isHolidayStart(token.word))
    return true;
  return readNumber(tokens, at) !== null || readOrdinal(tokens, at) !== null;
}

/**
 * At which tokens a time can begin at all. At most words of most sentences none can, and no parser need be asked. Read from
 * the end, so that a small word knows whether anything follows it.
 */
export function timeStarts(tokens: readonly Token[]): boolean[] {
  const starts = new Array<boolean>(tokens.length).fill(false);
  let nearest = Number.POSITIVE_INFINITY;
  for (let at = tokens.length - 1; at >= 0; at--) {
    const token = tokens[at];
    if (!token || token.quoted) continue;
    const isTold = tellsTime(tokens, at);
    const isLead = LEADS.has(token.word) && nearest - at <= LOOK_AHEAD;
    starts[at] = isTold || isLead || (at === 0 && FIRST_ONLY.has(token.word));
    if (isTold) nearest = at;
  }
  return starts;
}
