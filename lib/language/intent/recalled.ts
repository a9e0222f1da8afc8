import type { Hit } from "@/lib/language/intent/frame";
import type { Proposal } from "@/lib/language/intent/proposal";
import type { Act } from "@/lib/language/intent/verbs";
import { type Sentence, wordAt } from "@/lib/language/sentence";
import { wordSet } from "@/lib/language/text/word-set";
import { skipPeople } from "@/lib/language/title/skip-people";

/** What a sentence with "remind me" wants to be told, instead of being reminded later. */
type Recalled = Pick<Proposal, "intent" | "confidence" | "others"> & { rule: string };

const ASKING = wordSet("what what's when when's which where who how if whether why");
const SPEAKERS = wordSet("i i'm i've we we've my our me");
const DEEDS = wordSet("do doing done plan planned finish buy get due accomplish complete");
/** "remind me when I get home" tells when. */
const TELLS_WHEN = wordSet("i i'm it it's its we there he she they");

/** Where something is asked: "remind me [what] I planned", "remind me of [what] is due"; -1 when nothing is. */
function asksAt(sentence: Sentence, afterVerb: number): number {
  let at = skipPeople(sentence, afterVerb);
  const isLinked = ["of", "about"].includes(wordAt(sentence, at));
  if (isLinked) at++;
  const word = wordAt(sentence, at);
  // What is left of politeness lies beyond the end: "remind me if you can".
  if (at >= sentence.frame.end || !ASKING.has(word)) return -1;
  if (isLinked && !["what", "which"].includes(word)) return -1;
  return word === "when" && TELLS_WHEN.has(wordAt(sentence, at + 1)) ? -1 : at;
}

/** "remind me what I have to do" wants the list; "remind me who won" is nobody's business here. */
export function recalled(sentence: Sentence, verb: Hit<Act>): Recalled | null {
  const { frame, tokens } = sentence;
  const at = asksAt(sentence, verb.next);
  if (at < 0) return named(sentence, verb);
  if (frame.nouns.some((noun) => noun.value === "list" || noun.value === "task"))
    return { intent: "LIST_TASKS", confidence: 0.9, rule: "remind/ask-list" };
  const words = tokens.slice(at + 1, frame.end).map(({ word }) => word);
  if (!words.some((word) => SPEAKERS.has(word)))
    return { intent: "GENERAL_CHAT", confidence: 0.6, rule: "remind/ask-other", others: ["LIST_REMINDERS"] };
  return words.some((word) => DEEDS.has(word))
    ? { intent: "LIST_TASKS", confidence: 0.75, rule: "remind/ask-deeds" }
    : { intent: "LIST_REMINDERS", confidence: 0.6, rule: "remind/ask" };
}

/** "remind me of the tasks on my list", "remind me all my reminders": they are there, and no time was said. */
function named(sentence: Sentence, verb: Hit<Act>): Recalled | null {
  if (sentence.mentions.length > 0 || !["remind", "reminding"].includes(wordAt(sentence, verb.at))) return null;
  const people = skipPeople(sentence, verb.next);
  const start = ["of", "about"].includes(wordAt(sentence, people)) ? people + 1 : people;
  const noun = sentence.frame.nouns.find(({ phrase }) => phrase === start || phrase === start + 1);
  if (!noun?.definite) return null;
  if (noun.value === "reminder" && noun.plural)
    return { intent: "LIST_REMINDERS", confidence: 0.85, rule: "remind/reminders" };
  const isTasks = noun.value === "list" || (noun.value === "task" && noun.plural);
  return isTasks && noun.at <= start + 2 ? { intent: "LIST_TASKS", confidence: 0.85, rule: "remind/tasks" } : null;
}
