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

const PRONOUNS = [
  ...["it", "that", "this", "them", "those", "these", "both", "all of them", "it be", "them be"],
  ...["that request", "this request", "the request"],
];
const CALLING_OFF = [
  ...["cancel", "stop", "stop doing", "quit", "quit doing", "undo", "keep", "leave", "forget", "forget about"],
  ...["drop", "scratch", "skip", "reject", "strike", "scrap", "dismiss", "ignore", "revert"],
];

const inWords = (phrases: readonly string[]): string[][] => phrases.map((phrase) => phrase.split(" "));

/** A no only where their clause ends with them: "cancel" is one, "cancel lunch with Tom" is something else. */
const SHORT_REFUSALS = inWords([
  ...["n", "never", "negative", "neither", "later", "maybe later", "nvm", "nevermind", "never mind", "nuh uh"],
  ...[
    "cancel",
    "cancelled",
    "canceled",
    "stop",
    "quit",
    "abort",
    "reject",
    "pass",
    "back",
    "undo",
    "hold on",
    "hang on",
  ],
  ...["changed my mind", "on second thought", "on second thoughts", "let me think", "better not", "disagree"],
  ...["👎", "❌", "🛑", "✋"],
  ...CALLING_OFF.flatMap((verb) => PRONOUNS.map((pronoun) => `${verb} ${pronoun}`)),
]);

/** They belong to the phrase before them: "cancel it now". */
const AFTERWORDS = new Set(["now", "anymore"]);

/** What they deny belongs to the no, up to the end of the clause: "don't delete it, just mark it done". */
const DENIALS = inWords([...["not", "don't", "dont", "do not", "didn't", "didnt", "won't", "wont", "none", "never"]]);

const AGREEMENTS = inWords(YES_PHRASES);

/** What people say before they say anything, and what joins an answer to what follows it. */
const FILLERS = new Set(["oh", "hmm", "um", "uh", "well", "actually", "sorry", "please", "hey", "so", "thanks"]);
const JOINTS = new Set(["and", "but", "then"]);

/** They say nothing alone, and leave the no that follows them one: "can you cancel that", "I guess not", "that's a no". */
const LEADERS = new Set([
  ...["just", "oops", "whoops", "ah", "can", "could", "would", "will", "you", "i", "i'd", "i'll", "said", "meant"],
  ...[
    "think",
    "guess",
    "prefer",
    "rather",
    "let's",
    "lets",
    "that's",
    "thats",
    "that",
    "it's",
    "be",
    "is",
    "a",
    "hard",
    "big",
  ],
  ...["absolutely", "of", "course", "certainly", "definitely", "hell", "heck", "god"],
]);

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
    else if (!FILLERS.has(word) && !JOINTS.has(word) && !(opening === null && LEADERS.has(word))) break;
    length = Math.max(refused, agreed, 1);
  }
  if (opening) return { kind: opening, rest: text.slice(words[at]?.start ?? text.length).trim() };
  return speaksOfCard(text) ? { kind: "remark", rest: text.trim() } : { kind: "other" };
}

/** Whether words may mean the card or what is on it: of such words no title is made. */
export const speaksOfCard = (text: string): boolean => wordsOf(text).some(({ word }) => OF_CARD.has(word));

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
  const whole = short + (short > 0 && AFTERWORDS.has(words[at + short]?.word ?? "") ? 1 : 0);
  const isAgain = lengthOfPhrase(words, at + whole, SHORT_REFUSALS) > 0;
  if (whole > 0 && (isAgain || closesClause(words, at + whole - 1))) return whole;
  const denial = lengthOfPhrase(words, at, DENIALS);
  // "don't forget to call Ann" and "don't let me forget the milk" deny nothing.
  const denied = words.slice(at + denial, at + denial + 3).map(({ word }) => word);
  const isReminding = denied[0] === "forget" || denied.join(" ") === "let me forget";
  if (denial > 0 && !isReminding) return lengthOfClause(words, at);
  return isRefusal(words, at) ? 1 : 0;
}

const isRefusal = (words: readonly Word[], at: number): boolean =>
  REFUSALS.includes(withoutDoubledLetters(words[at]?.word ?? ""));

function lengthOfPhrase(words: readonly Word[], at: number, phrases: readonly string[][]): number {
  const isThere = (phrase: string[]) => phrase.every((word, index) => words[at + index]?.word === word);
  return Math.max(0, ...phrases.filter(isThere).map(({ length }) => length));
}

function closesClause(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  if (!next || words[at]?.endsClause) return true;
  return JOINTS.has(next.word) || FILLERS.has(next.word) || isRefusal(words, at + 1);
}

function lengthOfClause(words: readonly Word[], at: number): number {
  let end = at;
  while (!closesClause(words, end)) end++;
  return end - at + 1;
}
