import { lexicon } from "@/lib/language/text/phrase";
import type { Token } from "@/lib/language/text/token";
import { isOnlyName } from "@/lib/language/time/attributive";
import { findPieces } from "@/lib/language/time/find-pieces";
import { joinPieces } from "@/lib/language/time/join-pieces";
import { linkMentions } from "@/lib/language/time/link-mentions";
import { shift } from "@/lib/language/time/read-duration";
import { refineDrafts } from "@/lib/language/time/refine-drafts";
import { resolveDraft } from "@/lib/language/time/resolve-draft";
import type { Draft, Relation, TimeMention } from "@/lib/language/time/time-mention";
import type { TimeContext } from "@/lib/language/time/time-piece";
import { DAY, startOfDay, type Wall } from "@/lib/language/time/wall";

const PREPOSITIONS: ReadonlyMap<string, Relation> = new Map<string, Relation>([
  ["on", null],
  ["at", null],
  ["for", null],
  ["in", null],
  ["of", null],
  ["during", null],
  ["over", null],
  ["due", null],
  ["starting", null],
  ["beginning", null],
  ["@", null],
  ["around", null],
  ["by", "by"],
  ["within", "by"],
  ["before", "before"],
  ["after", "after"],
  ["until", "until"],
  ["till", "until"],
  ["through", "until"],
  ["thru", "until"],
  ["from", "from"],
  ["since", "from"],
  ["between", "from"],
  ["to", "to"],
]);

/** "starting on Monday", "due by 5": the only words that may stand before another preposition. */
const OUTER = new Set(["due", "starting", "beginning", "for", "by", "until", "from", "is"]);

const NAMES_DAY = /^(?:today|tonight|tomorrow|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/;
const BE = new Set(["is", "are", "was", "were", "it's", "they're"]);

/** The preposition belongs to the time, so that it leaves the title together with it. */
function takePreposition({ tokens }: TimeContext, draft: Draft): { from: number; core: number; relation: Relation } {
  let from = draft.from;
  let relation: Relation = PREPOSITIONS.get(tokens[from]?.word ?? "") ?? null;
  const before = tokens[from - 1];
  if (
    before &&
    !before.quoted &&
    PREPOSITIONS.has(before.word) &&
    before.word !== "of" &&
    // "the books are due Friday": without it the sentence would lose its end.
    !(before.word === "due" && BE.has(tokens[from - 2]?.word ?? "")) &&
    // "the plane comes in at 11": the first one belongs to the verb.
    (!startsWithPreposition(tokens[from]?.word) || OUTER.has(before.word)) &&
    (before.word !== "over" || tokens[from]?.word === "the" || draft.days) &&
    // "the show comes on tonight", "get a workout in tomorrow"
    (before.word !== "on" || !/^to(?:night|day|morrow)$/.test(tokens[from]?.word ?? "")) &&
    (before.word !== "in" || !NAMES_DAY.test(tokens[from]?.word ?? ""))
  ) {
    relation ??= PREPOSITIONS.get(before.word) ?? null;
    from--;
  } else if (before?.word === "later" && draft.day) from--;
  const outer = tokens[from - 1];
  if (
    outer &&
    !outer.quoted &&
    from < draft.from + 1 &&
    OUTER.has(outer.word) &&
    !(outer.word === "due" && BE.has(tokens[from - 2]?.word ?? "")) &&
    (from < draft.from || startsWithPreposition(tokens[from]?.word))
  ) {
    relation ??= PREPOSITIONS.get(outer.word) ?? null;
    from--;
  }
  return { from: takeQualifier(tokens, from), core: draft.from, relation };
}

/** "first thing tomorrow", "sometime next week", "at least an hour before". */
const QUALIFIERS = lexicon<true>([
  [
    true,
    [
      "first thing",
      "sometime",
      "some time",
      "at least|most",
      "at some point",
      "no|not later than",
      "deadline :|is|of|on?",
      "latest",
    ],
  ],
]);

function takeQualifier(tokens: readonly Token[], from: number): number {
  for (let length = 3; length > 0; length--)
    if (QUALIFIERS.match(tokens, from - length)?.next === from) return from - length;
  return from;
}

const startsWithPreposition = (word: string | undefined): boolean => PREPOSITIONS.has(word ?? "");

/** "every day for two weeks": the length ends the rhythm. */
function lastDay(context: TimeContext, { length }: Draft, startsOn: Wall | null): Wall | null {
  return length ? shift(startsOn ?? startOfDay(context.now), length, context) - DAY : null;
}

function toMention(context: TimeContext, draft: Draft): TimeMention | null {
  const place = { ...takePreposition(context, draft), to: draft.to };
  if (draft.repeat) {
    const until = draft.until && resolveDraft(context, draft.until);
    const startsOn = draft.day && !draft.day.loose ? draft.day.day : null;
    const end = until ? until.start : lastDay(context, draft, startsOn);
    const parts = end === null ? draft.repeat : { ...draft.repeat, until: end };
    const part = draft.part?.part ?? draft.repeat.part ?? null;
    return { ...place, kind: "repeat", parts, clock: draft.clock ?? draft.clocks?.from ?? null, startsOn, part };
  }
  if (draft.offset) return { ...place, kind: "offset", duration: draft.offset, clock: draft.clock ?? null };
  const resolved = resolveDraft(context, draft);
  return (
    resolved && {
      ...place,
      kind: "date",
      ...resolved,
      isBareWeekday: isBareWeekday(draft),
      clock: draft.clock ?? null,
    }
  );
}

/** "monday.com", "tomorrow@example.org", "sales@friday": a piece of a name, whatever it means by itself. "@friday" is none. */
function isInAddress(tokens: readonly Token[], { core, to }: TimeMention): boolean {
  const isJoint = (at: number): boolean =>
    [".", "@"].includes(tokens[at]?.word ?? "") &&
    [at, at + 1].every((place) => tokens[place]?.glued) &&
    [at - 1, at + 1].every((place) => tokens[place]?.kind === "word") &&
    // "Call Anna.Friday at 5": a sentence of its own.
    tokens[at + 1]?.capital === false;
  return isJoint(to) || isJoint(core - 1);
}

/** What is counted from a weekday, or lasts from there to another day, is a time of its own. */
const isBareWeekday = ({ day, moveBy, until, length }: Draft): boolean =>
  day?.bare === true && !moveBy && !until && !length;

/** Every time, rhythm and offset in the sentence, in the order they were said. */
export function findMentions(context: TimeContext): TimeMention[] {
  const drafts = refineDrafts(context, joinPieces(context, findPieces(context)));
  const mentions = drafts.flatMap((draft) => toMention(context, draft) ?? []);
  // "the quarterly report", "Christmas cards": no time at all, only a name.
  return linkMentions(
    context,
    mentions.filter((mention) => !isOnlyName(context.tokens, mention) && !isInAddress(context.tokens, mention)),
  );
}
