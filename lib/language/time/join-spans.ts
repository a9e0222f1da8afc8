import { wordIn } from "@/lib/language/text/word-in";
import { wordSet } from "@/lib/language/text/word-set";
import { isPoint, type Refiner } from "@/lib/language/time/refiner";
import type { Draft } from "@/lib/language/time/time-mention";
import type { TimeContext } from "@/lib/language/time/time-piece";
import { addMonths, yearOf } from "@/lib/language/time/wall";

const JOINTS = wordSet("until untill till til to through thru - – and &");
/** These join two times without "from" before them; "to" does so between dates only. */
const FIRM = wordSet("- – until till through thru");
const AND = wordSet("and &");
/** "move June 3 to June 5" is a change, not a span. */
const CHANGES = wordSet(
  "move moves change changes reschedule push shift postpone delay switch bring update set rename",
);

const isDated = ({ day, days }: Draft): boolean => Boolean(days || (day && !day.loose));

/** "June 13 to June 15", "June 3rd 9am to Friday 5pm", "Friday night to Sunday morning". */
function isDateToDate({ tokens }: TimeContext, draft: Draft, end: Draft): boolean {
  const areParts = Boolean(draft.day && draft.part && end.day && end.part);
  const hasDays = areParts || (isDated(draft) && (isDated(end) || Boolean(end.day && draft.clock && end.clock)));
  return hasDays && !tokens.slice(0, draft.from).some(({ word }) => CHANGES.has(word));
}

function isSpan(context: TimeContext, draft: Draft, end: Draft): boolean {
  const { tokens } = context;
  const lead = wordIn(tokens, draft.from - 1);
  const joint = wordIn(tokens, draft.to);
  // A clock piece may have taken the joining word with it ("to 5pm").
  if (!JOINTS.has(joint) || end.from > draft.to + 1) return false;
  if (AND.has(joint)) return lead === "between";
  return lead === "from" || lead === "between" || FIRM.has(joint) || isDateToDate(context, draft, end);
}

const BUT = wordSet("but and ,");
const BEFORE = wordSet("before until earlier sooner no");

/** "after 3pm but before 5", "later than 3:30 and no later than 6". */
function isAfterAndBefore({ tokens }: TimeContext, draft: Draft, end: Draft): boolean {
  const isAfter = [draft.from, draft.from - 1].some((at) => /^(?:after|than)$/.test(wordIn(tokens, at)));
  const isNear = end.from - draft.to <= 4;
  return isAfter && isNear && BUT.has(wordIn(tokens, draft.to)) && BEFORE.has(wordIn(tokens, draft.to + 1));
}

const saysYear = ({ tokens }: TimeContext, { from, to }: Draft): boolean =>
  tokens.slice(from, to).some(({ word }) => /^(?:19|20)\d\d$/.test(word));

/** "20 June until 25 June 2027": the year was said for both. */
function inYearOf(context: TimeContext, draft: Draft, end: Draft): Draft {
  if (!draft.day || draft.day.loose || !end.day || saysYear(context, draft) || !saysYear(context, end)) return draft;
  const { day } = draft.day;
  const same = addMonths(day, 12 * (yearOf(end.day.day) - yearOf(day)));
  return { ...draft, day: { ...draft.day, day: same <= end.day.day ? same : addMonths(same, -12) } };
}

/** "after 9 but before 11 on Thursday": a day after the second time was said for both; "till tomorrow 4pm" was not. */
function onDayOf({ tokens }: TimeContext, draft: Draft, end: Draft): Draft {
  const first = BEFORE.has(wordIn(tokens, end.from)) ? end.from + 1 : end.from;
  if (!end.clock || !end.day || tokens[first]?.kind !== "number") return draft;
  return draft.clock && !draft.day && !draft.part ? { ...draft, day: end.day } : draft;
}

/** "from 2pm till tomorrow 4:30pm", "between now and eight": two times that bound a span. */
export const joinSpans: Refiner = (context, drafts) => {
  const refined: Draft[] = [];
  for (let at = 0; at < drafts.length; at++) {
    const draft = drafts[at];
    const end = drafts[at + 1];
    if (!draft) continue;
    const isJoined =
      isPoint(draft) && isPoint(end) && (isSpan(context, draft, end) || isAfterAndBefore(context, draft, end));
    refined.push(
      isJoined ? { ...onDayOf(context, inYearOf(context, draft, end), end), to: end.to, until: end } : draft,
    );
    if (isJoined) at++;
  }
  return refined;
};
