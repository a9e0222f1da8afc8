import { isTypedYes } from "@/lib/policy/is-typed-yes";
import { withoutDoubledLetters } from "@/lib/policy/without-doubled-letters";
import { YES_PHRASES } from "@/lib/policy/yes-phrases";

/** What a message says to the card that was open when it was typed. Only `yes` deletes. */
export type TypedAnswer =
  | { kind: "yes" }
  /** It is kept; `rest` is a message of its own: "no, just mark it done". */
  | { kind: "no"; rest: string }
  /** It begins like an answer or speaks of the card, and is no consent: "yes 4", "are you sure?", "I still need it". */
  | { kind: "remark"; rest: string }
  | { kind: "other" };

/** A no whatever follows. */
const REFUSALS = ["no", "nope", "nah", "naw", "nay", "wait"];

const PRONOUNS = ["it", "that", "this", "them", "those", "these", "both", "all of them", "it be", "them be"];

const inWords = (phrases: readonly string[]): string[][] => phrases.map((phrase) => phrase.split(" "));

/** A no only where their clause ends with them: "cancel" is one, "cancel lunch with Tom" is something else. */
const SHORT_REFUSALS = inWords([
  ...["n", "never", "negative", "neither", "later", "maybe later", "nvm", "nevermind", "never mind", "nuh uh"],
  ...[
    "cancel",
    "stop",
    "abort",
    "back",
    "undo",
    "hold on",
    "hang on",
    "no thanks",
    "no thank you",
    "no way",
    "no need",
  ],
  ...["i changed my mind", "changed my mind", "on second thought", "on second thoughts", "let me think", "better not"],
  ...["rather not", "i'd rather not", "absolutely not", "of course not", "certainly not", "definitely not"],
  ...["hell no", "heck no", "god no", "👎", "❌", "🛑", "✋"],
  ...["cancel", "stop", "undo", "keep", "leave", "forget", "forget about", "drop", "scratch", "skip"].flatMap((verb) =>
    PRONOUNS.map((pronoun) => `${verb} ${pronoun}`),
  ),
]);

/** What they deny belongs to the no, up to the end of the clause: "don't delete it, just mark it done". */
const DENIALS = inWords(["not", "don't", "dont", "do not", "didn't", "didnt", "none", "never"]);

const AGREEMENTS = inWords(YES_PHRASES);

/** What people say before they say anything, and what joins an answer to what follows it. */
const FILLERS = new Set(["oh", "hmm", "um", "uh", "well", "actually", "sorry", "please", "hey", "so", "thanks"]);
const JOINTS = new Set(["and", "but", "then"]);

/** Words that mean the card or what is on it. */
const OF_CARD = new Set([
  ...[
    "it",
    "them",
    "that",
    "this",
    "those",
    "these",
    "they",
    "one",
    "ones",
    "both",
    "all",
    "sure",
    "yes",
    "no",
    "gone",
  ],
  ...[
    "delete",
    "deleted",
    "deleting",
    "remove",
    "removed",
    "removing",
    "keep",
    "kept",
    "confirm",
    "confirmed",
    "agree",
  ],
]);

/** The whole of what a typed message can do to a card. The language engine has no say in it. */
export function readTypedAnswer(text: string): TypedAnswer {
  if (isTypedYes(text)) return { kind: "yes" };
  const words = wordsOf(text);
  let opening: "no" | "remark" | null = null;
  let at = 0;
  for (let length = 1; at < words.length; at += length) {
    const refused = lengthOfRefusal(words, at);
    const agreed = lengthOfPhrase(words, at, AGREEMENTS);
    const word = words[at]?.word ?? "";
    if (refused > 0) opening = "no";
    else if (agreed > 0) opening ??= "remark";
    else if (!FILLERS.has(word) && !(opening && JOINTS.has(word))) break;
    length = Math.max(refused, agreed, 1);
  }
  if (opening) return { kind: opening, rest: text.slice(words[at]?.start ?? text.length).trim() };
  return words.some(({ word }) => OF_CARD.has(word)) ? { kind: "remark", rest: text.trim() } : { kind: "other" };
}

interface Word {
  word: string;
  start: number;
  /** A pause or the end of the message comes after it. */
  endsClause: boolean;
}

const WORDS = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*|\p{Extended_Pictographic}/gu;
const PAUSE = /[.,!?;:…–—\n]|\s-\s/u;

function wordsOf(text: string): Word[] {
  const found = [...text.matchAll(WORDS)];
  return found.map(({ 0: word, index }, at) => {
    const between = text.slice(index + word.length, found[at + 1]?.index);
    return {
      word: word.toLowerCase().replaceAll("’", "'"),
      start: index,
      endsClause: at === found.length - 1 || PAUSE.test(between),
    };
  });
}

function lengthOfRefusal(words: readonly Word[], at: number): number {
  const short = lengthOfPhrase(words, at, SHORT_REFUSALS);
  if (short > 0 && closesClause(words, at + short - 1)) return short;
  if (lengthOfPhrase(words, at, DENIALS) > 0) return lengthOfClause(words, at);
  return REFUSALS.includes(withoutDoubledLetters(words[at]?.word ?? "")) ? 1 : 0;
}

function lengthOfPhrase(words: readonly Word[], at: number, phrases: readonly string[][]): number {
  const isThere = (phrase: string[]) => phrase.every((word, index) => words[at + index]?.word === word);
  return Math.max(0, ...phrases.filter(isThere).map(({ length }) => length));
}

function closesClause(words: readonly Word[], at: number): boolean {
  const next = words[at + 1]?.word;
  const goesOn = next !== undefined && !JOINTS.has(next) && !FILLERS.has(next) && !REFUSALS.includes(next);
  return !goesOn || words[at]?.endsClause === true;
}

function lengthOfClause(words: readonly Word[], at: number): number {
  let end = at;
  while (!closesClause(words, end)) end++;
  return end - at + 1;
}
