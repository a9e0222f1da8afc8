import type { Sentence } from "@/lib/language/sentence";
import { lexicon } from "@/lib/language/text/phrase";
import { wordSet } from "@/lib/language/text/word-set";
import { readDuration } from "@/lib/language/time/read-duration";

const AFTERTHOUGHTS = wordSet(
  "it it's its they they're he she he's she's i i'm i'll i've we please so tell send thanks because since as alert remind there put do make don't yay you kindly be",
);
const DASHES = wordSet("- – —");

const MERIDIEMS = wordSet("am pm");

/** Where a new sentence says more than the title: ", it's already done", ". Remind me an hour before". */
function endsSentence({ text, tokens, holeAt }: Sentence, at: number): boolean {
  const token = tokens[at];
  const after = tokens[at + 1];
  if (!token || !after || token.quoted) return false;
  const before = tokens[at - 1];
  // "… with the cousins--it's too hot": the second of two dashes.
  if (DASHES.has(token.word) && before && DASHES.has(before.word)) return AFTERTHOUGHTS.has(after.word);
  if (after.glued) return false;
  // "… at 10 p.m. I keep forgetting": the full stop is part of the time, and ends the sentence too.
  const isTimeStop = holeAt[at]?.to === at + 1 && text[token.end - 1] === "." && token.kind === "word";
  if (isTimeStop && after.capital && AFTERTHOUGHTS.has(after.word)) return true;
  const isAbbreviation =
    token.word === "." && before?.kind === "word" && before.word.length <= 2 && !MERIDIEMS.has(before.word);
  if ([".", "!", "?", ";"].includes(token.word))
    return (after.capital || AFTERTHOUGHTS.has(after.word)) && !isAbbreviation;
  return token.word === "," && AFTERTHOUGHTS.has(after.word);
}

/** "… and alert me an hour before" is about the reminder, "… before I forget" about the speaker. */
const ASIDES = lexicon<true>([
  [
    true,
    [
      "and|then|so also|please? alert|remind|notify me|us|him|her|them",
      "can|could|will|would you please? alert|remind|notify me|us|him|her|them",
      "and repeat",
      "before|lest i|we forget",
    ],
  ],
]);

/** Asides that go on when they are no asides: "… so I don't forget to pay". */
const LAST_WORDS = lexicon<true>([
  [true, ["so i|we don't|dont|won't forget", "so i|we do|will not forget", "in case i|we forget"]],
]);

/** "… and make it urgent": words that only lead to how urgent it is. */
const LEADS_TO_PRIORITY = lexicon<true>([[true, ["and make|set|mark|flag it|this|that as|to|a?"]]]);

/** The reason is no part of what is to be done. */
const BECAUSE = wordSet("because cuz bc");

/** What is said about a task after it was named; it never is part of the name. */
const NEWS = lexicon<true>([
  [
    true,
    [
      "instead",
      "was|is|got|has|were|are been|just? cancelled|canceled|postponed|moved|changed|rescheduled",
      "rather than",
      "to include|repeat|say|switch|read",
      "needs|need|has|should|must to? be|have|get its? changed|updated|moved|rescheduled|cancelled|canceled|deleted|removed",
      "as not? done|finished|complete|completed|undone|unfinished|pending|urgent",
      "can|could|may|might now? be deleted|removed|cancelled|canceled|erased|dropped",
      "as it|its|it's|i|i'm|i've|i'll|we|we're|we've|we'll|they|they're|he|he's|she|she's",
      "since|because it|its|it's|i|i'm|i've|i'll|we|we're|we've|we'll|they|they're|he|he's|she|she's|the",
      "you can|may|should",
      "in|on them",
      "off|from my|the|our list|lists|calendar|schedule|phone|reminders",
      "new time|date",
      "that|which i set|made|have|created|put",
      "anymore|already",
      "change|move|switch|make|set it|that to",
      "and make|change|set|tell|add it|that|this|them|me|us|him|her|another|one|the|my",
      "and alert|remind|notify|repeat|not",
      "not on|at",
      "changed|moved|updated|rescheduled|switched|set|scheduled from|to",
      "time|date|day from",
      "please update|change|cancel|delete|remove",
      "to remind me",
    ],
  ],
]);

/** "dinner is set for Friday at 7": words that only lead to the time, whether the thing is new or not. */
const IS_SET = lexicon<true>([
  [true, ["is|are|was|were now|set|scheduled|planned|booked", ",? which is|are|will be?"]],
]);

const LEADS = wordSet("for on at in");

/** "… to start at 7", "… should be on Friday": words that only lead to the new time. */
const LEADS_TO_TIME = lexicon<true>([
  [
    true,
    [
      "as",
      "to? repeat|recur",
      "to be|start|occur|begin|happen|go|come|meet off|on?",
      "needs|need|has|should|must to? now? be|start|go|come|occur off|on?",
    ],
  ],
]);

/** "the dentist appointment I have [on Friday]", "… i had set": whose it is; "make sure I have the tickets" goes on. */
const OWNED = lexicon<true>([[true, ["i|we have|had|set|made|created|put set|scheduled|planned|booked|up?"]]]);

/** "… up an hour", "… back by two days". */
const SHIFTS = lexicon<true>([[true, ["up|back|ahead|forward|out by?", "by"]]]);

export function startsShift({ tokens }: Sentence, at: number): boolean {
  const shift = SHIFTS.match(tokens, at);
  return shift !== null && readDuration(tokens, shift.next) !== null;
}

/** The end of the words that name something, at the latest `to`. `isReference` when it exists already. */
export function endOfThought(sentence: Sentence, from: number, to: number, isReference: boolean): number {
  for (let at = from + 1; at < to; at++) {
    if (endsSentence(sentence, at) && at < to - 1) return at;
    if (ASIDES.match(sentence.tokens, at) || LAST_WORDS.match(sentence.tokens, at)?.next === to) return at;
    const mark = LEADS_TO_PRIORITY.match(sentence.tokens, at);
    if (mark && sentence.holeAt[mark.next]?.isPriority) return at;
    if (BECAUSE.has(sentence.tokens[at]?.word ?? "") && !sentence.tokens[at]?.quoted && at < to - 2) return at;
    const set = IS_SET.match(sentence.tokens, at);
    if (set && sentence.holeAt[set.next]?.isTime && LEADS.has(sentence.tokens[set.next]?.word ?? "")) return at;
    if (!isReference || sentence.tokens[at]?.quoted) continue;
    if (NEWS.match(sentence.tokens, at)) return at;
    // "to 6 not 5"
    if (sentence.tokens[at]?.word === "not" && sentence.holeAt[at - 1]?.isTime) return at;
    // "the alert for my dentist reminder": what it is called ends with what it is.
    if (/^reminders?$/.test(sentence.tokens[at]?.word ?? "")) return at + 1;
    const owned = OWNED.match(sentence.tokens, at);
    if (owned && (owned.next >= to || sentence.holeAt[owned.next])) return at;
    const lead = LEADS_TO_TIME.match(sentence.tokens, at);
    if (lead && sentence.holeAt[lead.next]) return at;
    // "… from an hour before to 15 minutes before"
    if (sentence.tokens[at]?.word === "from" && readDuration(sentence.tokens, at + 1)) return at;
    if (startsShift(sentence, at)) return at;
  }
  return to;
}
