import type { NounHit } from "@/lib/language/intent/frame";
import type { Proposal } from "@/lib/language/intent/proposal";
import { startOfListPhrase } from "@/lib/language/intent/start-of-list-phrase";
import { type Sentence, wordAt } from "@/lib/language/sentence";
import { lexicon } from "@/lib/language/text/phrase";
import { wordSet } from "@/lib/language/text/word-set";
import { cutTitle, type Title } from "@/lib/language/title/cut-title";

const FOLLOWS_LIST = wordSet("for of please today tomorrow with about due on ? left remaining pending overdue");
const ASKS = wordSet("what what's whats which whether anything if tell know");
const STATED = / (?:is|are|needs? to be|should be|must be|goes|belongs?|added|put|to be)$/iu;

export type Propose = (intent: Proposal["intent"], confidence: number, rule: string, subject: Title | null) => Proposal;

/** "dusting needs to be on my list", "I'd like cheese on my grocery list": stated, and so wanted there. */
export function statedOn(sentence: Sentence, noun: NounHit): Title | null {
  const { start, end } = sentence.frame;
  const from = startOfListPhrase(sentence, noun);
  const isList = noun.value === "list" || (noun.plural && noun.definite);
  if (
    !isList ||
    from <= start ||
    noun.next < end ||
    !["on", "to", "in", "into", "onto"].includes(wordAt(sentence, from))
  )
    return null;
  // "catch me up on my list", "you tell me if anything is on it": somebody is to be told.
  const before = sentence.tokens.slice(start, from);
  if (
    ["me", "us"].includes(wordAt(sentence, start + 1)) ||
    before.some(({ word, quoted }) => !quoted && ASKS.has(word))
  )
    return null;
  const stated = cutTitle(sentence, start, from);
  const title = stated?.title.replace(STATED, "").replace(STATED, "").trim();
  return stated && title && !/^(?:what|nothing|something|anything|there)/i.test(title) ? { ...stated, title } : null;
}

/** "milk no longer needs to be on my list". */
const NO_LONGER =
  / (?:no longer|doesn['’]t|don['’]t|does not|do not|shouldn['’]t|should not)(?: needs?| have| has| be)*$/iu;

const INCLUDES = lexicon<true>([
  [true, ["should|must also? include|have|contain|say", "needs|need to also? include|have|contain|say", "needs|need"]],
]);

const ON_IT = / (?:on it|added|added to it|put on it)$/iu;

/** "my list should include milk", "my to-do list needs to have sweeping on it". */
export function includedIn(sentence: Sentence, noun: NounHit): Title | null {
  const includes = noun.value === "list" && noun.definite ? INCLUDES.match(sentence.tokens, noun.next) : null;
  if (!includes || includes.next >= sentence.frame.end) return null;
  const included = cutTitle(sentence, includes.next, sentence.frame.end);
  const title = included?.title.replace(ON_IT, "");
  // "my list needs to be cleared" is about the list.
  return included && title && !/^to\b/i.test(wordAt(sentence, includes.next)) ? { ...included, title } : null;
}

/** No verb at all: "todo buy eggs" writes down, "my tasks" asks, "the list price is too high" is about something else. */
export function nounOnly(sentence: Sentence, noun: NounHit, propose: Propose): Proposal {
  const { start, end } = sentence.frame;
  const next = wordAt(sentence, noun.next);
  const isOpening = noun.value === "task" && noun.at === start && !noun.plural && noun.next < end;
  if (isOpening && sentence.tokens[noun.next]?.kind === "word")
    return propose("CREATE_TASK", 0.72, "label", cutTitle(sentence, noun.next, end));
  const included = includedIn(sentence, noun);
  if (included) return propose("CREATE_TASK", 0.75, "included", included);
  const stated = statedOn(sentence, noun);
  const gone = stated?.title.replace(NO_LONGER, "");
  if (stated && gone && gone !== stated.title) return propose("DELETE_TASK", 0.75, "gone", { ...stated, title: gone });
  if (stated) return propose("CREATE_TASK", 0.75, "stated", stated);
  // "my list contains what"
  if (wordAt(sentence, end - 1) === "what" && noun.definite) return propose("LIST_TASKS", 0.8, "what", null);
  const isLast = noun.next >= end || FOLLOWS_LIST.has(next) || sentence.holeAt[noun.next] !== undefined;
  if (!isLast) return { ...propose("GENERAL_CHAT", 0.5, "noun", null), others: ["LIST_TASKS"] };
  const isOurs = noun.value === "list" ? noun.definite || noun.at === start : noun.plural;
  return propose("LIST_TASKS", isOurs ? 0.75 : 0.55, "noun", null);
}
