import type { Hit, NounHit } from "@/lib/language/intent/frame";
import { governing } from "@/lib/language/intent/governing";
import type { IntentRule, Proposal } from "@/lib/language/intent/proposal";
import { readTakenOut } from "@/lib/language/intent/rules/taken-out";
import { saysDone } from "@/lib/language/intent/says-done";
import { startOfListPhrase } from "@/lib/language/intent/start-of-list-phrase";
import type { Act } from "@/lib/language/intent/verbs";
import { type Sentence, textBetween, wordAt } from "@/lib/language/sentence";
import { lexicon } from "@/lib/language/text/phrase";
import { wordSet } from "@/lib/language/text/word-set";
import { cutTitle, type Title } from "@/lib/language/title/cut-title";
import { isPointer } from "@/lib/language/title/is-pointer";
import { modifiersOf } from "@/lib/language/title/modifiers-of";
import { skipConnectors } from "@/lib/language/title/skip-connectors";
import { subjectBefore } from "@/lib/language/title/subject-before";

/** "the item", "a task to", "my to-do called": what only announces the title. */
const ANNOUNCERS = lexicon<true>([
  [
    true,
    [
      "the|a|an|my|this|that|new|another? new? task|item|todo|entry|thing item|entry? that|to|called|named|titled|about|for|of|:?",
      "the|a|an|my|this|that|new|another? new? task|item|todo|entry|thing that|saying i|we need|have|want|must to?",
      "the|a|an|my|this|that|new|another? new? to do item|task? that|to|called|named|titled|about|for|of|:?",
    ],
  ],
]);

/** "I need [paper] added to my list". */
function endOfContent(sentence: Sentence, from: number, noun: NounHit): number {
  const end = startOfListPhrase(sentence, noun);
  const added = sentence.frame.participles.find(
    (participle) => participle.value === "create" && participle.at > from && participle.next === end,
  );
  return added && wordAt(sentence, added.at - 1) === "be" ? added.at - 2 : (added?.at ?? end);
}

/** "is [oat milk] on my list", "did I put [sunscreen] on the list". */
const ASKED_FOR = lexicon<true>([
  [
    true,
    [
      "is|are there?",
      "do|did i|we already? have|put|add|write|include",
      "do|did i|we remember to add|put",
      "have i|we already? put|added|got",
      "is there? a|an?",
      "does|do my? list have",
    ],
  ],
]);

function askedFor(sentence: Sentence, noun: NounHit): Title | null {
  const asked = ASKED_FOR.match(sentence.tokens, sentence.frame.start);
  const found =
    asked && asked.next < noun.phrase ? cutTitle(sentence, asked.next, startOfListPhrase(sentence, noun)) : null;
  return found && !/^(?:any|anything|something|there|tasks?|items?|the|my)\b/i.test(found.title) ? found : null;
}

/** "add [milk] to my list", "add to my list [milk]", "on my list, add [milk]", "a task to [call Dan]". */
function contentOf(sentence: Sentence, noun: NounHit, verb: Hit<Act> | null): Title | null {
  const { end } = sentence.frame;
  const isReference = verb !== null && (verb.value !== "create" || saysDone(sentence, verb));
  if (!verb) return cutTitle(sentence, noun.next, end);
  const announced = ANNOUNCERS.match(sentence.tokens, verb.next)?.next ?? verb.next;
  const from = noun.value === "list" && announced > noun.at ? verb.next : announced;
  if (verb.at > noun.at)
    return cutTitle(sentence, from, end, { isReference }) ?? (isReference ? saidOf(sentence, noun, verb) : null);
  const modifiers = isReference && noun.value === "task" ? modifiersOf(sentence, noun, verb) : null;
  if (modifiers) return modifiers;
  const between =
    from < noun.at
      ? cutTitle(sentence, from, endOfContent(sentence, from, noun), { isReference, dropsArticle: isReference })
      : null;
  // "I have to go to the library, add this item", "…, put that on my list": it was named before.
  const isThisItem = ["this", "that"].includes(wordAt(sentence, noun.phrase)) && noun.next >= end;
  const pointsBack = between ? isPointer(between) : isThisItem || POINTS_BACK.has(wordAt(sentence, verb.next));
  const before = pointsBack && verb.at > sentence.frame.start ? subjectBefore(sentence, verb.at) : null;
  if (before) return before;
  if (between && !ARTICLES.has(between.title.toLowerCase())) return between;
  const start = from > noun.at ? from : skipConnectors(sentence, noun.next);
  return start < end ? cutTitle(sentence, start, end, { isReference }) : null;
}

const POINTS_BACK = wordSet("it this that");

/** "the [dentist] task is done", "task [dentist] has been done". */
function saidOf(sentence: Sentence, noun: NounHit, verb: Hit<Act>): Title | null {
  const modifiers = modifiersOf(sentence, noun, null);
  if (modifiers) return modifiers;
  const named = cutTitle(sentence, noun.next, verb.at, { isReference: true });
  const title = named?.title.replace(BEFORE_DONE, "").trim();
  return named && title ? { ...named, title } : null;
}

const BEFORE_DONE = / ?(?:is|are|was|has|have)(?: been)?$/iu;

const ARTICLES = new Set([
  "a",
  "an",
  "the",
  "new",
  "a new",
  "following",
  "the following",
  "my",
  "another",
  "this",
  "that",
  "out",
  "up",
  "off",
  "all",
  "everything",
  "all my",
  "all of my",
  "all the",
  "every",
]);

/** The last list or task word that is not itself part of a title: "delete the item buy socks from my to-do list". */
function anchorOf(sentence: Sentence): NounHit | undefined {
  const { nouns } = sentence.frame;
  return nouns.find((noun) => noun.value === "list") ?? nouns.find((noun) => noun.value === "task");
}

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
  if (frame.asks) return propose("LIST_TASKS", 0.97, "question", askedFor(sentence, noun));
  if (verb && (saysDone(sentence, verb) || wordAt(sentence, verb.at) === "close"))
    return propose("COMPLETE_TASK", 0.93, "done", contentOf(sentence, noun, verb));
  if (verb && isTakenOff(sentence, verb)) return propose("DELETE_TASK", 0.9, "off", contentOf(sentence, noun, verb));
  const out = readTakenOut(sentence, noun);
  if (out) return propose(out.intent, 0.85, "passive", out.subject);
  if (verb && isEmptied(sentence, verb, noun)) return propose("DELETE_TASK", 0.8, "emptied", null);
  switch (verb?.value) {
    case "create": {
      const added = frame.participles.find((participle) => participle.value === "delete" && participle.at > noun.at);
      if (added && verb.at > noun.at) return propose("DELETE_TASK", 0.8, "passive", null);
      return propose("CREATE_TASK", 0.95, "add", contentOf(sentence, noun, verb));
    }
    case "delete":
      return propose("DELETE_TASK", 0.95, "delete", contentOf(sentence, noun, verb));
    case "complete":
      return propose("COMPLETE_TASK", 0.93, "complete", contentOf(sentence, noun, verb));
    case "reopen":
      return propose("COMPLETE_TASK", 0.9, "reopen", contentOf(sentence, noun, verb));
    case "update":
      if ((noun.value === "list" || noun.plural) && wordAt(sentence, noun.next) === "with")
        return propose("CREATE_TASK", 0.85, "update-with", cutTitle(sentence, noun.next + 1, frame.end));
      return propose("UPDATE_TASK", 0.93, "update", contentOf(sentence, noun, verb));
    case "list": {
      // "list wash laundry on my to-do list", "can we get milk on my list" write it down; "get the items on my list" reads.
      const isWish = wordAt(sentence, verb.next - 1) === "get" && wordAt(sentence, verb.at) !== "get";
      const content =
        (isWish || wordAt(sentence, verb.at) === "list") &&
        verb.next < noun.phrase - 1 &&
        ["on", "in"].includes(wordAt(sentence, noun.phrase - 1))
          ? contentOf(sentence, noun, verb)
          : null;
      return content &&
        !/^(?:what|all|any|every|the|me|my|us|items?|things?|stuff|tasks?|an? |rid)\b/i.test(content.title)
        ? propose("CREATE_TASK", 0.75, "list-on", content)
        : propose("LIST_TASKS", 0.93, "list", null);
    }
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
  if (word === "start") return after === "over";
  return ["make", "set"].includes(word) && ["empty", "blank", "clear", "clean"].includes(after);
}

/** "get everything off my list". */
const isTakenOff = (sentence: Sentence, verb: Hit<Act>): boolean =>
  ["get", "take", "knock"].includes(wordAt(sentence, verb.at)) &&
  sentence.tokens.slice(verb.next, sentence.frame.end).some((token) => token.word === "off" && !token.quoted);

const FOLLOWS_LIST = wordSet("for of please today tomorrow with about due on ?");
const STATED = / (?:is|are|needs? to be|should be|must be|goes|belongs?|added|put|to be)$/iu;

type Propose = (intent: Proposal["intent"], confidence: number, rule: string, subject: Title | null) => Proposal;

/** "dusting needs to be on my list", "I'd like cheese on my grocery list": stated, and so wanted there. */
function statedOn(sentence: Sentence, noun: NounHit): Title | null {
  const { start, end } = sentence.frame;
  const from = startOfListPhrase(sentence, noun);
  const isList = noun.value === "list" || (noun.plural && noun.definite);
  if (!isList || from <= start || noun.next < end || !["on", "to", "in"].includes(wordAt(sentence, from))) return null;
  const stated = cutTitle(sentence, start, from);
  const title = stated?.title.replace(STATED, "").replace(STATED, "").trim();
  return stated && title && !/^(?:what|nothing|something|anything|there)/i.test(title) ? { ...stated, title } : null;
}

/** No verb at all: "todo: buy eggs" writes down, "my tasks" asks, "the list price is too high" is about something else. */
function nounOnly(sentence: Sentence, noun: NounHit, propose: Propose): Proposal {
  const { start, end } = sentence.frame;
  const next = wordAt(sentence, noun.next);
  const isOpening = noun.value === "task" && noun.at === start && !noun.plural && noun.next < end;
  if (isOpening && (next === ":" || sentence.tokens[noun.next]?.kind === "word")) {
    return propose("CREATE_TASK", next === ":" ? 0.9 : 0.72, "label", cutTitle(sentence, noun.next, end));
  }
  const stated = statedOn(sentence, noun);
  if (stated) return propose("CREATE_TASK", 0.75, "stated", stated);
  const isLast = noun.next >= end || FOLLOWS_LIST.has(next) || sentence.holeAt[noun.next] !== undefined;
  if (!isLast) return { ...propose("GENERAL_CHAT", 0.5, "noun", null), others: ["LIST_TASKS"] };
  const isOurs = noun.value === "list" ? noun.definite || noun.at === start : noun.plural;
  return propose("LIST_TASKS", isOurs ? 0.75 : 0.55, "noun", null);
}
