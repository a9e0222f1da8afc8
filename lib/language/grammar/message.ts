import { skipTail } from "@/lib/language/intent/lead-in";
import { type Sentence, wordAt } from "@/lib/language/sentence";
import type { TimeMention } from "@/lib/language/time/time-mention";
import type { Trait } from "@/lib/language/vocabulary/traits";
import { type Found, lookUp, type Word } from "@/lib/language/vocabulary/vocabulary";

/** A message with every word looked up, from where it comes to the point to where it has said it. */
export interface Message {
  sentence: Sentence;
  words: readonly (readonly Found[])[];
  /** Behind the courtesies. */
  start: number;
  from: number;
  to: number;
  /** The tokens of what led up to it. */
  leadIn: readonly { from: number; to: number }[];
  /** What led up to the point: a courtesy, a duty, a wish. */
  leads: ReadonlySet<Trait>;
  /** It ends with a question mark. */
  isMarkedAsked: boolean;
  wordAt(at: number): string;
  afterArticle(at: number): number;
  /** The time that begins here, with its preposition or without. */
  timeAt(at: number): TimeMention | null;
  /** The longest word of a trait that begins here. */
  find(at: number, trait: Trait): Found | null;
  /** Whether the very word here, by itself, can be this. */
  is(at: number, trait: Trait): boolean;
}

const LEADS = [
  ...([
    "opener",
    "opener-before-pause",
    "opener-at-pause",
    "duty",
    "lacks",
    "wishes",
    "requests",
    "having",
    "labels",
  ] as const),
] as const;
/** Behind them comes the point; only courtesy may still stand before it. */
const LAST_LEADS: ReadonlySet<Trait> = new Set(["lacks", "having"] as const);

/** They belong to what is said: "I have the dishes done". */
const TO_THE_POINT: ReadonlySet<Trait> = new Set(["duty", "lacks", "wishes", "requests", "having"] as const);

/** What begins with one of these comes to the point, or leads there. */
const POINTS = [...LEADS, ...(["speaker", "addressee", "pointer", "asks"] as const)] as const;

const PAUSE = /^[,.;:!…–—-]$/u;

export function openMessage(sentence: Sentence): Message {
  const { tokens, text } = sentence;
  const words = lookUp(tokens);
  const find = (at: number, trait: Trait): Found | null =>
    words[at]?.find(({ word }) => word.traits.has(trait)) ?? null;
  const is = (at: number, trait: Trait): boolean =>
    words[at]?.some(({ word, next }) => next === at + 1 && word.traits.has(trait)) ?? false;
  const isPause = (at: number): boolean => PAUSE.test(wordAt(sentence, at));
  const leads = new Set<Trait>();
  const to = withoutClosers(skipTail(tokens, 0));
  const startsPoint = (at: number): boolean =>
    startsDeed(at) || sentence.holeAt[at] !== undefined || POINTS.some((trait) => find(at, trait) !== null);
  const startsDeed = (at: number): boolean =>
    words[at]?.some(({ word }) => word.form === "base" && word.traits.has("deed")) ?? false;
  let from = 0;
  let start: number | null = null;
  const leadIn: { from: number; to: number }[] = [];
  for (let next = skipLead(0); next !== null && next < to; next = skipLead(from)) {
    if ([...leads].some((lead) => TO_THE_POINT.has(lead))) start ??= from;
    // "🎂 Lena": nothing is said by it, and it belongs to her.
    if (sentence.holeAt[from] === undefined && !isPicture(wordAt(sentence, from))) leadIn.push({ from, to: next });
    from = next;
  }

  function skipLead(at: number): number | null {
    const token = tokens[at];
    if (!token || token.quoted) return null;
    // "on Thursday I need to …": when, then what led up to it.
    const time = sentence.holeAt[at];
    if (time) return time.isTime && LEADS.some((lead) => find(time.to, lead)) ? time.to : null;
    // "1. draft outline"
    if (token.kind === "number" && at === 0 && [".", ")"].includes(wordAt(sentence, 1)) && tokens[2]?.glued === false)
      return 2;
    // "[x] order the markers"
    if (token.word === "x" && wordAt(sentence, at - 1) === "[" && wordAt(sentence, at + 1) === "]") return at + 2;
    if (token.kind === "symbol" && !isMark(token.word)) return at + 1;
    const isOver = [...LAST_LEADS].some((lead) => leads.has(lead));
    // "no-knead bread": a part of a word leads nowhere.
    if (sentence.text[token.end] === "-" && tokens[at + 1]?.start === token.end + 1) return null;
    if (at === 0 && leads.has("labels") && is(0, "puts")) return 1;
    const found = words[at]?.find(({ word, next }) => isLead(word, next, isOver));
    if (!found) return null;
    for (const trait of found.word.traits) leads.add(trait);
    return found.next;
  }

  function isLead({ traits }: Word, next: number, isOver: boolean): boolean {
    const lead = LEADS.find((trait) => traits.has(trait));
    if (lead === undefined || next >= to) return false;
    if (lead !== "opener" && isOver) return false;
    if (lead === "opener-at-pause") return isPause(next);
    if (lead === "opener-before-pause") return isPause(next) || startsPoint(next);
    // "I need to" leads up to a deed, and "let's" too; "I must admit" does as well as can be told.
    return lead !== "duty" || !(is(next, "be") || is(next, "speaker"));
  }

  from = pastTime(from);

  /** "tomorrow: drop off the keys" comes to the point behind the time. */
  function pastTime(at: number): number {
    const time = sentence.holeAt[at];
    const next = time?.isTime ? time.to : isPause(at) && sentence.holeAt[at - 1] ? at + 1 : at;
    return next > at && next < to ? pastTime(next) : at;
  }

  /** "the exam is over, thank goodness" */
  function withoutClosers(end: number): number {
    for (let at = Math.max(1, end - 7); at < end; at++) {
      const isPut = words[0]?.some(({ word }) => word.traits.has("puts")) === true;
      const closes = words[at]?.find(
        ({ word, next }) => next === end && (word.traits.has("closer") || (isPut && word.traits.has("puts-end"))),
      );
      if (closes?.word.traits.has("puts-end")) leads.add("labels");
      if (closes?.word.traits.has("labels")) leads.add("labels");
      if (closes) return withoutClosers(isPause(at - 1) ? at - 1 : at);
    }
    return end;
  }

  return {
    sentence,
    words,
    start: start ?? from,
    from,
    to,
    leads,
    leadIn,
    isMarkedAsked: text.trimEnd().endsWith("?"),
    wordAt: (at) => wordAt(sentence, at),
    afterArticle: (at) => (is(at, "article") && at + 1 < to ? at + 1 : at),
    timeAt: (at) => sentence.mentions.find(({ from: first, core }) => first <= at && at <= core) ?? null,
    find,
    is,
  };
}

const isPicture = (symbol: string): boolean => /^\p{Extended_Pictographic}/u.test(symbol);

/** "#3", "!!", "?": signs that say something. */
const isMark = (symbol: string): boolean => "#!?\"'“”‘’«»`".includes(symbol);
