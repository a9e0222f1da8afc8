import { numbersBetween, readRangeEnd } from "@/lib/language/reference/read-number-list";
import { type Sentence, textBetween, wordAt } from "@/lib/language/sentence";
import { lexicon } from "@/lib/language/text/phrase";
import { readNumber, readOrdinal } from "@/lib/language/text/read-number";
import { SETTLED } from "@/lib/language/text/settled-words";
import { wordSet } from "@/lib/language/text/word-set";
import { spanOf } from "@/lib/language/time/read-dates";
import type { TaskReference } from "@/lib/language/understanding";

const JOINS = wordSet(", and & + plus");

/** Reads a reference that starts at a token; null means "not mine". */
type ReferenceParser = (sentence: Sentence, at: number) => { reference: TaskReference; next: number } | null;

const LEADS = lexicon<true>([
  [
    true,
    [
      "task|item|todo|reminder|entry|number|no number|no|#?",
      "tasks|items|todos|numbers number?",
      "to do number|item",
      "#",
      "№",
    ],
  ],
]);

/** "task 3", "#3", "item four", "number 5". */
const readNumbered: ReferenceParser = (sentence, at) => {
  const lead = LEADS.match(sentence.tokens, at);
  let next = lead?.next ?? at;
  if (lead && ["#", ".", "number"].includes(wordAt(sentence, next))) next++;
  const number = lead ? readNumber(sentence.tokens, next) : null;
  if (!number || number.value < 1 || sentence.holeAt[next]) return null;
  const range = readRange(sentence, at, number);
  const { also, next: end } = range ?? readMoreNumbers(sentence, number.next);
  const span = spanOf(sentence, { from: at, to: end });
  const more = also.length > 0 ? { also } : {};
  return { reference: { kind: "number", number: number.value, ...more, span }, next: end };
};

/** "tasks 2 to 4", "task 2-4"; "move task 2 to 4" leads to an hour. */
function readRange(
  sentence: Sentence,
  lead: number,
  { value, next }: { value: number; next: number },
): { also: number[]; next: number } | null {
  const isTo = wordAt(sentence, next) === "to" && !wordAt(sentence, lead).endsWith("s");
  const range = isTo || sentence.holeAt[next + 1] ? null : readRangeEnd(sentence, next, value);
  return range && { also: numbersBetween(value + 1, range.last), next: range.next };
}

/** ", 4 and #8" after a first one. "task 3 and 4 eggs" goes on differently. */
function readMoreNumbers(sentence: Sentence, from: number): { also: number[]; next: number } {
  const also: number[] = [];
  let next = from;
  for (;;) {
    let at = next;
    while (JOINS.has(wordAt(sentence, at))) at++;
    // "#2 #4" needs no word in between.
    const lead = LEADS.match(sentence.tokens, at);
    const isMore = (at > next || wordAt(sentence, at) === "#") && !sentence.holeAt[at];
    const number = isMore ? readNumber(sentence.tokens, lead?.next ?? at) : null;
    const after = number && wordAt(sentence, number.next);
    const isAlone =
      number &&
      (number.next >= sentence.frame.end ||
        sentence.holeAt[number.next] ||
        JOINS.has(after ?? "") ||
        after === "#" ||
        ENDS_PRONOUN.has(after ?? ""));
    if (!number || !isAlone || number.value < 1) return { also, next };
    also.push(number.value);
    next = number.next;
  }
}

const THINGS = wordSet("one ones task tasks item items reminder reminders todo todos entry entries thing things of");

/** "the first one", "second task", "the last two", "last item", "the third". */
const readPosition: ReferenceParser = (sentence, at) => {
  const { tokens } = sentence;
  const hasArticle = ["the", "my", "that"].includes(wordAt(sentence, at));
  const start = hasArticle ? at + 1 : at;
  const isLast = ["last", "latest", "final", "bottom", "newest"].includes(wordAt(sentence, start));
  const isTop = wordAt(sentence, start) === "top";
  const ordinal = isLast || isTop ? { value: 1, next: start + 1 } : readOrdinal(tokens, start);
  if (!ordinal || sentence.holeAt[start]) return null;
  const isFirst = wordAt(sentence, start) === "first";
  const count = isLast || isTop || isFirst ? readNumber(tokens, ordinal.next) : null;
  const many = count && count.value <= 20 && wordAt(sentence, ordinal.next) !== "one" ? count : null;
  const thing = many?.next ?? ordinal.next;
  const hasThing = THINGS.has(wordAt(sentence, thing));
  const endsHere = thing >= sentence.frame.end;
  if (!hasThing && !many && !(hasArticle && endsHere)) return null;
  const next = hasThing && wordAt(sentence, thing) !== "of" ? thing + 1 : thing;
  const span = spanOf(sentence, { from: at, to: next });
  return {
    reference: {
      kind: "position",
      from: isLast ? "end" : "start",
      index: ordinal.value,
      count: many?.value ?? 1,
      span,
    },
    next,
  };
};

const PRONOUNS = lexicon<"one" | "two" | "many">([
  ["one", ["it|this|that", "this|that|the one|task|item|reminder|todo|thing"]],
  ["two", ["both", "both of? the|my|them|these|those? tasks|ones|items|reminders|things?"]],
  [
    "many",
    [
      "them|these|those",
      "these|those ones|tasks|items|reminders",
      "all of? them|those|these tasks|ones|items|reminders|things?",
      "them|those|these all",
    ],
  ],
]);

const ENDS_PRONOUN = wordSet(
  `${SETTLED} to as by back on from for done off and until till , . ! ? : ; at again forward up out due high low urgent in complete completed finished instead please a an every daily weekly monthly`,
);

/** "it", "that one", "them": whatever was spoken of last. "that song" is no pronoun. */
const readPronoun: ReferenceParser = (sentence, at) => {
  const pronoun = PRONOUNS.match(sentence.tokens, at);
  if (!pronoun) return null;
  const after = wordAt(sentence, pronoun.next);
  const endsHere = pronoun.next >= sentence.frame.end || sentence.holeAt[pronoun.next] !== undefined;
  // "the reminder to call Dan" goes on; "the reminder" alone points back.
  const isNoun = pronoun.next - at > 1;
  const isAlone = endsHere || (ENDS_PRONOUN.has(after) && !(isNoun && ["to", "for", "about", "of"].includes(after)));
  if (!isAlone) return null;
  const span = spanOf(sentence, { from: at, to: pronoun.next });
  const isPair = pronoun.value === "two" && { isPair: true as const };
  return {
    reference: { kind: "pronoun", plural: pronoun.value !== "one", ...isPair, span },
    next: pronoun.next,
  };
};

const REST = lexicon<true>([
  [
    true,
    [
      "all? the rest|others|remainder of? them|these|those|it?",
      "the|all other|remaining ones|tasks|items|two|three|four|five?",
      "the? rest of the|my tasks|list|items",
    ],
  ],
]);

/** Said alone, it may be what a task is called. */
const REST_AS_NAME = /^the (rest|others|remainder)$/i;

/** "the rest", "the other ones": what is left of the list shown last. Without its article it is a name like any other. */
const readRest: ReferenceParser = (sentence, at) => {
  const rest = REST.match(sentence.tokens, at);
  const endsHere =
    rest &&
    (rest.next >= sentence.frame.end || ENDS_PRONOUN.has(wordAt(sentence, rest.next)) || sentence.holeAt[rest.next]);
  if (!endsHere) return null;
  const title = REST_AS_NAME.exec(textBetween(sentence, at, rest.next))?.[1];
  const span = spanOf(sentence, { from: at, to: rest.next });
  return { reference: { kind: "rest", ...(title && { title }), span }, next: rest.next };
};

const PARSERS: readonly ReferenceParser[] = [readNumbered, readPosition, readRest, readPronoun];

/** The reference that begins at a token, if one does. */
export function parseReference(sentence: Sentence, at: number): ReturnType<ReferenceParser> {
  if (sentence.tokens[at]?.quoted || sentence.holeAt[at]) return null;
  for (const parse of PARSERS) {
    const found = parse(sentence, at);
    if (found) return found;
  }
  return null;
}

/** The first reference between two tokens that is not a title. */
export function findReference(
  sentence: Sentence,
  from: number,
  to: number,
): { reference: TaskReference; at: number; next: number } | null {
  for (let at = from; at < to; at++) {
    const found = parseReference(sentence, at);
    if (found) return { ...found, at };
  }
  return null;
}
