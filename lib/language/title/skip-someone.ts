import { type Sentence, wordAt } from "@/lib/language/sentence";
import { wordSet } from "@/lib/language/text/word-set";

/** People by kinship, by what they do, or as a group; the plural is understood. */
const PEOPLE = wordSet(
  "mom mum mother dad father wife husband son daughter sister brother kid kids child children niece nephew cousin aunt uncle grandma grandpa grandmother grandfather parent spouse partner fiance girlfriend boyfriend friend roommate neighbor neighbour boss manager coworker colleague employee staff client customer guest student teacher coach player member teammate volunteer scout babysitter nanny sitter team group class club crew family everyone everybody people folks guys girls boys ladies moms dads band troop squad committee department office",
);

const OWNERS = wordSet("my the our his her their all every each");
/** What ties the people to what they are to be reminded of. */
const TIES = wordSet("to about that telling regarding concerning saying asking so");
/** "a reminder with Nora for the recital", "the reminders from Otto about the lease": whose it is besides. */
const SHARED = wordSet("with from");
const CLAUSES = wordSet("he she they he's she's they're hes shes theyre we we're");
/** A place, a thing or a day, but nobody: "a reminder for dinner to …". */
const NOBODY = wordSet(
  "me us work school dinner lunch breakfast church practice class meeting it this that when back trip drive ride flight visit return way walk welcome tickets invitation letter",
);
const MAXIMUM_WORDS = 6;

const isPerson = (word: string): boolean => PEOPLE.has(word) || (word.endsWith("s") && PEOPLE.has(word.slice(0, -1)));

interface Ending {
  /** The word that starts what they are reminded of. */
  at: number;
  /** The last word that names them. */
  last: number;
}

/** Walks over the words that name people, and a time after them, to the word that ties them to the thing. */
function endOfPeople(sentence: Sentence, from: number): Ending | null {
  let last = from;
  for (let at = from; at < Math.min(from + MAXIMUM_WORDS, sentence.frame.end); at++) {
    const hole = sentence.holeAt[at];
    const next = hole ? hole.to : at;
    const word = wordAt(sentence, next);
    if (at > from && (TIES.has(word) || CLAUSES.has(word) || (word === "for" && !hole))) return { at: next, last };
    if (hole || (sentence.tokens[at]?.kind !== "word" && word !== ",")) return null;
    last = at;
  }
  return null;
}

/**
 * "for my sister to …", "to Aaron about …", "for the girl scouts every week to …": someone else is to be reminded, and
 * the title starts after them. Whoever a reminder is sent to is a person; otherwise a name, a word for people or a
 * single word tells.
 */
export function skipSomeone(sentence: Sentence, at: number): number | null {
  const lead = wordAt(sentence, at);
  const isShared = SHARED.has(lead);
  if (lead !== "for" && lead !== "to" && !isShared) return null;
  const hasOwner = OWNERS.has(wordAt(sentence, at + 1));
  const from = hasOwner ? at + 2 : at + 1;
  const end = endOfPeople(sentence, from);
  if (!end || NOBODY.has(wordAt(sentence, from))) return null;
  const head = sentence.frame.heads[0]?.at ?? 0;
  // "send me a reminder to …" has named who gets it.
  const isSent = /^sen[dt]/.test(wordAt(sentence, head)) && !["me", "us"].includes(wordAt(sentence, head + 1));
  if (lead === "to" && isSent) return end.at;
  const tie = wordAt(sentence, end.at);
  if (tie === "for" && !isShared) return null;
  // "my reminder for Suzy to …" is mine, and so about her.
  if (lead === "for" && tie === "to" && !hasOwner && wordAt(sentence, at - 2) === "my") return null;
  // "for going to bed", "to RSVP to the wedding": something is done, so nobody is named.
  if (wordAt(sentence, from).endsWith("ing") || (lead === "to" && tie === "to")) return null;
  const names = sentence.tokens.slice(from, end.last + 1);
  // "for Otto's ferry that …": the ferry is nobody.
  const isOwned = names.slice(0, -1).some(({ word }) => word.endsWith("'s")) && !isPerson(wordAt(sentence, end.last));
  const isShouted = sentence.text === sentence.text.toUpperCase();
  const isNamed =
    !hasOwner &&
    !isShouted &&
    !isOwned &&
    names.every((token) => token.capital || token.word === "and" || token.word === ",");
  const isGroup = isPerson(wordAt(sentence, end.last)) && (hasOwner || lead !== "to" || end.last === from);
  // "to do to …" would be a verb, "for mary to …" can only be somebody.
  const isSingle = lead === "for" && !hasOwner && end.last === from && tie === "to";
  return isNamed || isGroup || isSingle ? end.at : null;
}
