import type { Message } from "@/lib/language/grammar/message";
import type { TimeMention } from "@/lib/language/time/time-mention";
import type { Form, Found, Word } from "@/lib/language/vocabulary/vocabulary";

/** What was found where the parts of a form stand. */
export interface Bound {
  /** The tokens of what it is about. */
  object: { from: number; to: number } | null;
  /** The last deed or command that the form names. */
  verb: Word | null;
  time: TimeMention | null;
}

/** One part of a form: words of a trait, a word itself, the object, or a time. */
type Part = { isOptional: boolean; isRepeated: boolean } & (
  | { kind: "trait"; traits: readonly { trait: string; form: Form | null }[] }
  | { kind: "word"; word: string }
  | { kind: "object" }
  | { kind: "time" }
);

const PART = /^(?:\{(?<traits>[a-z:|-]+)\}|(?<word>\S+?))(?<many>[?*])?$/u;
const FORMS: readonly Form[] = ["base", "ing", "told", "says"];

function readPart(text: string): Part {
  const { traits, word = "", many } = PART.exec(text)?.groups ?? {};
  const counts = { isOptional: many !== undefined, isRepeated: many === "*" };
  if (traits) return { ...counts, kind: "trait", traits: traits.split("|").map(readTrait) };
  if (word === "OBJECT") return { ...counts, kind: "object" };
  if (word === "WHEN") return { ...counts, kind: "time" };
  return { ...counts, kind: "word", word };
}

function readTrait(text: string): { trait: string; form: Form | null } {
  const [trait = "", said] = text.split(":");
  return { trait, form: FORMS.find((form) => form === said) ?? null };
}

/**
 * A form is written as it is said: "{speaker}? {adverb}* {deed:told} OBJECT WHEN*". Words of a trait stand in braces,
 * perhaps in one form of a verb; OBJECT is what it is about, WHEN a time; ? may be missing, * as often as it is there.
 */
export const compileForm = (form: string): readonly Part[] => form.split(" ").map(readPart);

interface Place {
  at: number;
  bound: Bound;
  /** What must stand right behind the object: "up" of "picked the kids up". */
  behind: readonly string[];
  /** The object ended in "'s", which may be its "is": "the letter's sent". */
  isTied: boolean;
}

/** What a message must hold to have this form, so that most forms are not even tried. */
export const isPossible = (parts: readonly Part[], traits: ReadonlySet<string>): boolean =>
  parts.every(
    (part) =>
      part.kind !== "trait" || part.isOptional || isTie(part) || part.traits.some(({ trait }) => traits.has(trait)),
  );

/** Whether the whole message has this form, each word of it; what is bound then. */
export function matchForm(parts: readonly Part[], message: Message): Bound | null {
  return matchFrom(
    parts,
    {
      at: message.leads.has("requests") ? message.from : message.start,
      bound: { object: null, verb: null, time: null },
      behind: [],
      isTied: false,
    },
    message,
  );
}

function matchFrom(parts: readonly Part[], place: Place, message: Message): Bound | null {
  const [part, ...rest] = parts;
  if (!part) return place.at === message.to && place.behind.length === 0 ? place.bound : null;
  for (const next of placesAfter(part, place, message)) {
    const bound = matchFrom(part.isRepeated ? parts : rest, next, message);
    if (bound) return bound;
  }
  const isSaid = part.isOptional || (place.isTied && isTie(part));
  return isSaid ? matchFrom(rest, { ...place, isTied: false }, message) : null;
}

const isTie = (part: Part): boolean => part.kind === "trait" && part.traits.some(({ trait }) => trait === "be");

/** Where a part may end that begins here, the longest first, but for the object: what follows it takes what it can. */
function placesAfter(part: Part, place: Place, message: Message): Place[] {
  switch (part.kind) {
    case "trait":
      return message.words[place.at]?.flatMap((found) => afterTrait(part, found, place, message)) ?? [];
    case "word":
      return message.wordAt(place.at) === part.word ? [{ ...place, at: place.at + 1, isTied: false }] : [];
    case "time": {
      const time = place.at < message.to ? message.timeAt(place.at) : null;
      return time ? [{ ...place, at: time.to, bound: { ...place.bound, time }, isTied: false }] : [];
    }
    case "object":
      return objectsFrom(place, message);
  }
}

function afterTrait(
  { traits: wanted }: Extract<Part, { kind: "trait" }>,
  { word, next }: Found,
  place: Place,
  { to }: Message,
): Place[] {
  const traits: ReadonlySet<string> = word.traits;
  const fits = wanted.find(({ trait, form }) => traits.has(trait) && (form === null || word.form === form));
  if (!fits || next > to) return [];
  const isVerb = fits.form !== null;
  return [
    {
      at: next,
      bound: isVerb ? { ...place.bound, verb: word } : place.bound,
      behind: word.behind.length > 0 ? word.behind : place.behind,
      isTied: false,
    },
  ];
}

function objectsFrom({ at, bound, behind }: Place, message: Message): Place[] {
  const places: Place[] = [];
  const from = message.afterArticle(at);
  for (let to = from + 1; to <= message.to; to++) {
    const isThere = behind.every((word, index) => message.wordAt(to + index) === word);
    if (isThere && to + behind.length <= message.to)
      places.push({
        at: to + behind.length,
        bound: { ...bound, object: { from, to } },
        behind: [],
        isTied: message.wordAt(to - 1).endsWith("'s"),
      });
  }
  return places;
}
