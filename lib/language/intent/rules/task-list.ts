import { askedFor } from "@/lib/language/intent/asked-for";
import type { Hit, NounHit } from "@/lib/language/intent/frame";
import { governing } from "@/lib/language/intent/governing";
import { isStillToDo } from "@/lib/language/intent/is-duty";
import { contentOf } from "@/lib/language/intent/list-content";
import { isTakenOff, putOn } from "@/lib/language/intent/list-direction";
import type { IntentRule, Proposal } from "@/lib/language/intent/proposal";
import { readTakenOut } from "@/lib/language/intent/rules/taken-out";
import { includedIn, nounOnly, statedOn } from "@/lib/language/intent/rules/task-noun";
import { saysDone } from "@/lib/language/intent/says-done";
import { startOfListPhrase } from "@/lib/language/intent/start-of-list-phrase";
import type { Act } from "@/lib/language/intent/verbs";
import { type Sentence, textBetween, wordAt } from "@/lib/language/sentence";
import { lexicon } from "@/lib/language/text/phrase";
import { wordSet } from "@/lib/language/text/word-set";
import { cutTitle, type Title } from "@/lib/language/title/cut-title";

/** The last list or task word that is not itself part of a title: "delete the item buy socks from my to-do list". */
function anchorOf(sentence: Sentence): NounHit | undefined {
  const { nouns, heads, end } = sentence.frame;
  // "list the planets": here the word is a verb, and what follows says what of.
  const isVerb = (noun: NounHit) =>
    noun.next === noun.at + 1 && noun.next < end && heads.some((head) => head.at === noun.at && head.value === "list");
  const named = nouns.filter((noun) => !isVerb(noun) && !isSelling(sentence, noun));
  return named.find((noun) => noun.value === "list") ?? named.find((noun) => noun.value === "task");
}

const BEFORE_LIST = wordSet(
  "my the a an this that our your his her new to on from off in into onto of todo do shopping grocery",
);

/** "add [list the sofa on a market] to my list": here it is something to be done. */
const isSelling = (sentence: Sentence, { at, next, value }: NounHit): boolean =>
  value === "list" &&
  next === at + 1 &&
  at > sentence.frame.start &&
  ["the", "my", "our", "some", "a"].includes(wordAt(sentence, next)) &&
  !BEFORE_LIST.has(wordAt(sentence, at - 1)) &&
  sentence.frame.nouns.some((other) => other.at > next && (other.value === "list" || other.value === "task"));

const FIRST_PERSON = wordSet("i i'm i've my me mine we our us there");

/** "what is a to-do list", "do you keep lists", "who invented the shopping list": about lists, not about ours. */
function isAboutLists({ tokens, frame }: Sentence, noun: NounHit): boolean {
  const words = tokens.slice(0, frame.end).map(({ word }) => word);
  if (
    words[frame.start] === "how" &&
    /^(?:do|can|should|would|to)$/.test(words[frame.start + 1] ?? "") &&
    noun.indefinite
  )
    return true;
  if (words.some((word) => FIRST_PERSON.has(word))) return false;
  return noun.indefinite || /^(?:who|why)$/.test(words[frame.start] ?? "") || (!noun.definite && words.includes("you"));
}

/** "give me a list of good restaurants": one that somebody would have to draw up. */
const isCompilation = (sentence: Sentence, noun: NounHit, verb: Hit<Act> | null): boolean =>
  noun.value === "list" &&
  noun.indefinite &&
  verb?.value === "list" &&
  noun.next < sentence.frame.end &&
  (wordAt(sentence, noun.next) === "of" || wordAt(sentence, noun.next - 1) === "of") &&
  !sentence.frame.nouns.some(({ value, at }) => at >= noun.at + 1 && (value === "task" || value === "reminder"));

/** "the list of ingredients" is in a recipe. */
const isOfOthers = (sentence: Sentence, noun: NounHit): boolean =>
  noun.value === "list" &&
  wordAt(sentence, noun.next) === "of" &&
  wordAt(sentence, noun.phrase) === "the" &&
  sentence.frame.nouns.some(({ value, at }) => value === "foreign" && (at === noun.next + 1 || at === noun.next + 2));

const DENIALS = wordSet("longer not don't doesn't shouldn't never");

/** "clean the garage should be added to my list": whatever its first word is. */
function addedTo(sentence: Sentence, noun: NounHit): Title | null {
  const from = startOfListPhrase(sentence, noun);
  const isAdded = sentence.frame.participles.some(
    ({ value, at, next }) => value === "create" && next === from && wordAt(sentence, at - 1) === "be",
  );
  const isToBe =
    ["be", "go"].includes(wordAt(sentence, from - 1)) && ["to", "should", "must"].includes(wordAt(sentence, from - 2));
  const isDenied = sentence.tokens.slice(0, from).some(({ word, quoted }) => !quoted && DENIALS.has(word));
  return isAdded || (isToBe && !isDenied) ? statedOn(sentence, noun) : null;
}

/** "have milk added to my list" tells; "have I added milk" and "has milk been added" ask. */
function isOrdered({ tokens, frame }: Sentence): boolean {
  const words = tokens.slice(frame.start, frame.end).map(({ word }) => word);
  return (
    words[0] === "have" &&
    !/^(?:i|we|you|they|he|she|there|the|all|any|my)$/.test(words[1] ?? "") &&
    !words.includes("been") &&
    frame.participles.some(({ value }) => value === "create")
  );
}

function orderedOn(sentence: Sentence, noun: NounHit): Title | null {
  const added = sentence.frame.participles.find(({ value }) => value === "create");
  return cutTitle(sentence, sentence.frame.start + 1, added?.at ?? noun.phrase);
}

/** "update my list with milk", "change the list to include milk". */
const WITH = lexicon<true>([[true, ["with", "to also? include|have|contain"]]]);

/** A carrying verb that is no verb of ours elsewhere ("cut the grass"). */
const carriedBy = ({ frame }: Sentence): Hit<Act> => ({ value: "delete", at: frame.start, next: frame.start + 1 });

/** Sentences about tasks and lists by name. */
export const aboutTasks: IntentRule = (sentence) => {
  const { frame } = sentence;
  const noun = anchorOf(sentence);
  if (!noun) return null;
  const foreign = frame.nouns.some((hit) => (hit.value === "foreign" || hit.value === "music") && hit.at < noun.at);
  const verb = governing(sentence, noun);
  const because =
    verb && verb.at < noun.at
      ? `${textBetween(sentence, verb.at, verb.next)} … ${textBetween(sentence, noun.at, noun.next)}`
      : textBetween(sentence, noun.phrase, noun.next);
  const propose = (intent: Proposal["intent"], confidence: number, rule: string, subject: Title | null): Proposal => ({
    intent,
    confidence: foreign && noun.value === "task" ? confidence - 0.3 : confidence,
    rule: `tasks/${rule}`,
    because,
    subject,
  });
  if (isCompilation(sentence, noun, verb) || isOfOthers(sentence, noun))
    return { ...propose("GENERAL_CHAT", 0.5, "compilation", null), confidence: 0.5, others: ["LIST_TASKS"] };
  if (frame.asks && isOrdered(sentence)) return propose("CREATE_TASK", 0.8, "have-added", orderedOn(sentence, noun));
  if (frame.asks && isAboutLists(sentence, noun))
    return { ...propose("GENERAL_CHAT", 0.5, "general", null), others: ["LIST_TASKS"] };
  if (frame.asks) return propose("LIST_TASKS", 0.97, "question", askedFor(sentence, noun));
  if (verb && (saysDone(sentence, verb) || wordAt(sentence, verb.at) === "close"))
    return propose("COMPLETE_TASK", 0.93, "done", contentOf(sentence, noun, verb));
  const needed = verb && verb.at > noun.next ? includedIn(sentence, noun) : null;
  if (needed) return propose("CREATE_TASK", 0.75, "included", needed);
  const added = addedTo(sentence, noun);
  if (added) return propose("CREATE_TASK", 0.85, "be-added", added);
  const out = readTakenOut(sentence, noun);
  if (out) return propose(out.intent, 0.85, "passive", out.subject);
  if (isTakenOff(sentence, noun, verb?.at ?? frame.start))
    return propose("DELETE_TASK", 0.9, "off", contentOf(sentence, noun, verb ?? carriedBy(sentence)));
  if (verb && isEmptied(sentence, verb, noun)) return propose("DELETE_TASK", 0.8, "emptied", null);
  const put = verb && (verb.value === "list" || verb.value === "delete") ? putOn(sentence, noun, verb) : null;
  if (put) return propose("CREATE_TASK", 0.75, "put-on", put);
  switch (verb?.value) {
    case "create": {
      const added = frame.participles.find((participle) => participle.value === "delete" && participle.at > noun.at);
      if (added && verb.at > noun.at) return propose("DELETE_TASK", 0.8, "passive", null);
      return propose("CREATE_TASK", 0.95, "add", contentOf(sentence, noun, verb));
    }
    case "delete":
      return propose("DELETE_TASK", 0.95, "delete", contentOf(sentence, noun, verb));
    case "complete":
      // "completed tasks" are asked for.
      if (noun.plural && verb.next === noun.at && noun.next >= frame.end && /ed$/.test(wordAt(sentence, verb.at)))
        return propose("LIST_TASKS", 0.8, "completed", null);
      if (isStillToDo(sentence, verb.at))
        return { ...propose("GENERAL_CHAT", 0.5, "still", null), confidence: 0.5, others: ["COMPLETE_TASK"] };
      return propose("COMPLETE_TASK", 0.93, "complete", contentOf(sentence, noun, verb));
    case "reopen":
      return propose("COMPLETE_TASK", 0.9, "reopen", contentOf(sentence, noun, verb));
    case "update":
      // "repeat my list": only with a time it is to come back.
      if (wordAt(sentence, verb.at) === "repeat" && sentence.mentions.length === 0)
        return propose("LIST_TASKS", 0.8, "repeat", null);
      {
        const more = noun.value === "list" || noun.plural ? WITH.match(sentence.tokens, noun.next) : null;
        if (more) return propose("CREATE_TASK", 0.85, "update-with", cutTitle(sentence, more.next, frame.end));
      }
      return propose("UPDATE_TASK", 0.93, "update", contentOf(sentence, noun, verb));
    case "list":
      return propose("LIST_TASKS", 0.93, "list", null);
    case "restore":
      return propose("RESTORE_TASK", 0.9, "restore", contentOf(sentence, noun, verb));
    default:
      return nounOnly(sentence, noun, propose);
  }
};

/** "make my list empty", "start my list over". */
function isEmptied(sentence: Sentence, verb: Hit<Act>, noun: NounHit): boolean {
  if (noun.value !== "list" && !noun.plural) return false;
  const word = wordAt(sentence, verb.at);
  const after = wordAt(sentence, noun.next);
  if (word === "start") return after === "over" || wordAt(sentence, verb.at + 1) === "over";
  return ["make", "set"].includes(word) && ["empty", "blank", "clear", "clean"].includes(after);
}
