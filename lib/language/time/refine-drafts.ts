import { lexicon } from "@/lib/language/text/phrase";
import { wordSet } from "@/lib/language/text/word-set";
import { addLengths } from "@/lib/language/time/add-lengths";
import { joinSpans } from "@/lib/language/time/join-spans";
import { negate } from "@/lib/language/time/read-duration";
import type { Refiner } from "@/lib/language/time/refiner";
import { SHIFTS } from "@/lib/language/time/shift-drafts";
import type { Draft } from "@/lib/language/time/time-mention";
import type { TimeContext } from "@/lib/language/time/time-piece";
import type { DayPart } from "@/lib/language/time/vocabulary";

const wordAt = ({ tokens }: TimeContext, at: number): string => tokens[at]?.word ?? "";

const BEFORE = ["before", "beforehand", "prior", "ahead", "earlier", "early", "sooner"];

/** What an offset counts from when it is said: the task's own time, as without the words. */
const DUE = lexicon<true>([
  [true, ["it's|its|it is? due", "the|its|it's? due date|time", "the|its|it's? deadline", "it"]],
]);

/** "an hour before", "30 minutes in advance", "the day before at 6pm": counted from whatever the task's own time is. */
const readOffsets: Refiner = (context, drafts) =>
  drafts.map((draft) => {
    if (!draft.duration) return draft;
    const word = wordAt(context, draft.to);
    const isAdvance = word === "in" && wordAt(context, draft.to + 1) === "advance";
    const isAhead = word === "ahead" && wordAt(context, draft.to + 1) === "of";
    // "remind me 2 hours early for the show" says how early to remind, "be 2 hours early for the show" when to be there.
    const isLast =
      ["early", "earlier", "sooner"].includes(word) &&
      draft.to + 1 < context.tokens.length &&
      context.tokens[draft.to + 1]?.kind === "word" &&
      !/^(?:me|us|reminder|alert)$/.test(wordAt(context, draft.from - 1));
    if (isLast || (!isAdvance && !BEFORE.includes(word))) return draft;
    const { duration, ...rest } = draft;
    // "5 days earlier", when nothing else was said, is counted from now.
    const isAll = draft.from === 0 && draft.to + 1 === context.tokens.length && ["earlier", "prior"].includes(word);
    if (isAll) return { ...rest, to: draft.to + 1, moveBy: negate(duration) };
    const to = draft.to + (isAdvance || isAhead ? 2 : 1);
    return { ...rest, offset: duration, to: afterDue(context, to) };
  });

/** "an hour before it" counts from the due time; "an hour before it rains" does not. */
function afterDue({ tokens }: TimeContext, at: number): number {
  const due = DUE.match(tokens, at);
  const isBare = due && due.next === at + 1 && tokens[at]?.word === "it";
  return due && !(isBare && tokens[due.next]?.kind === "word") ? due.next : at;
}

/** A length that nothing explains is no time at all ("yoga for 15 minutes"), unless it is all that was said. */
const dropDurations: Refiner = (context, drafts) =>
  drafts.flatMap((draft) => {
    if (!draft.duration) return [draft];
    const { tokens } = context;
    const isAll = draft.from === (wordAt(context, 0) === "for" ? 1 : 0) && draft.to >= tokens.length;
    // "give it 2 months"
    const isGiven = wordAt(context, draft.from - 2) === "give";
    // "set a reminder for 9 minutes" counts from now.
    const isTimer =
      wordAt(context, draft.from - 1) === "for" &&
      /^(remind(er|ers)?|alert|timer|me)$/.test(wordAt(context, draft.from - 2));
    if (!isAll && !isTimer && !isGiven) return [];
    const { duration, ...rest } = draft;
    return [{ ...rest, moveBy: duration }];
  });

/** "by Sunday 10 am at the latest": said of the time, and so a part of it. */
const LIMITS = lexicon<true>([[true, ["at the? latest|earliest", "or so|sooner|earlier", "at the very latest"]]]);

const takeLimits: Refiner = ({ tokens }, drafts) =>
  drafts.map((draft) => ({ ...draft, to: LIMITS.match(tokens, draft.to)?.next ?? draft.to }));

const NOT_NAMES = wordSet("i i'm i'll i've");
const SAYS_WHEN = wordSet("on by at for this next");

/** "watch Friday Night Lights", "The 9/11 Report": a capitalised day inside a capitalised name is not a date. */
const dropNames: Refiner = ({ tokens }, drafts) => {
  // In a sentence of capitals only, a capital says nothing.
  const words = tokens.filter((token) => token.kind === "word");
  const isShouted = words.length > 3 && words.every((token) => token.capital);
  if (isShouted) return [...drafts];
  return drafts.filter((draft) => {
    const [first, after, before] = [tokens[draft.from], tokens[draft.to], tokens[draft.from - 1]];
    if (!after?.capital || after.word.length === 1 || NOT_NAMES.has(after.word)) return true;
    if (tokens.slice(draft.from, draft.to).some((token) => token.kind === "word" && !token.capital)) return true;
    const isTitled =
      first?.kind === "number"
        ? before?.capital === true && (draft.from > 1 || before.word === "the")
        : first?.capital === true && draft.from > 0;
    return !isTitled || SAYS_WHEN.has(before?.word ?? "");
  });
};

const SHADES: Readonly<Record<string, DayPart>> = {
  "early morning": "early morning",
  "late night": "late night",
  "late evening": "late night",
};

/** "early tomorrow morning", "late Friday night": the shade stands before the day. */
const shadeParts: Refiner = (context, drafts) =>
  drafts.map((draft) => {
    const shade = SHADES[`${wordAt(context, draft.from - 1)} ${draft.part?.part}`];
    return shade && draft.part && !draft.clock
      ? { ...draft, from: draft.from - 1, part: { ...draft.part, part: shade } }
      : draft;
  });

/** Names go first: what is no date can bound no span. Spans before lengths, bare lengths last, and then what limits them. */
const REFINERS: readonly Refiner[] = [
  dropNames,
  shadeParts,
  ...SHIFTS,
  readOffsets,
  joinSpans,
  addLengths,
  dropDurations,
  takeLimits,
];

export const refineDrafts: Refiner = (context, drafts) =>
  REFINERS.reduce<Draft[]>((refined, refine) => refine(context, refined), [...drafts]);
