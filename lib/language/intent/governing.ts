import type { Hit, NounHit } from "@/lib/language/intent/frame";
import { type Act, VERBS } from "@/lib/language/intent/verbs";
import { type Sentence, wordAt } from "@/lib/language/sentence";
import { wordSet } from "@/lib/language/text/word-set";

const NOT_BEFORE_VERB = wordSet(
  "my the a an all any this that our his her their every each these those of put set create make add",
);

/** A verb right before the noun phrase: "…, I guess just [cancel] the reminder". */
function localVerb({ tokens }: Sentence, noun: NounHit): Hit<Act> | null {
  for (let at = Math.max(0, noun.phrase - 4); at < noun.at; at++) {
    const verb = VERBS.match(tokens, at);
    const reaches = verb && (verb.next === noun.phrase || verb.next === noun.phrase + 1 || verb.next === noun.at);
    // "that last set reminder", "my monthly trash reminder": after a determiner it is no verb.
    const isInside = (noun.definite || noun.indefinite) && at > noun.phrase;
    const isAdjective =
      isInside || NOT_BEFORE_VERB.has(tokens[at - 1]?.word ?? "") || (at > 0 && tokens[at - 1]?.word === "last");
    // "an oil change" is a thing.
    if (["a", "an"].includes(tokens[at - 2]?.word ?? "") && tokens[at - 1]?.kind === "word") continue;
    if (reaches && !isAdjective && verb.value !== "list" && verb.value !== "complete") return { ...verb, at };
  }
  return null;
}

/** What is done to it in the passive: "should be cancelled" says more by its second word than by its first. */
function passiveVerb({ frame }: Sentence, noun: NounHit): Hit<Act> | null {
  const after = frame.participles.filter((participle) => participle.at >= noun.next);
  return after.find((participle) => participle.value === "delete") ?? after[0] ?? null;
}

const WISHES = wordSet("i i'd we we'd need want would have");

/** The verb that governs a noun: the one beside it, else the last clause head before it, else the first after it. */
export function governing(sentence: Sentence, noun: NounHit): Hit<Act> | null {
  const { heads } = sentence.frame;
  // "I need a list of my tasks": the phrase that asks holds the noun.
  const around = heads.find((head) => head.at < noun.at && head.next > noun.at);
  if (around) return around;
  const before = heads.filter((head) => head.at <= noun.at).at(-1);
  const passive = passiveVerb(sentence, noun);
  // "I want this list gone", "I need a reminder deleted"
  if (before?.value === "create" && passive?.value === "delete" && passive.at === noun.next) return passive;
  const local = localVerb(sentence, noun);
  if (local) return local;
  const after = heads.find((head) => head.at > noun.at && head.value !== "list");
  const isWish = before?.value === "list" && ["i", "need", "want", "have"].includes(wordAt(sentence, before.at));
  if (isWish && passive && passive.value !== "create") return passive;
  // "open my list and add milk": looking is only the way to what is really wanted.
  if (before && !(before.value === "list" && after && after.value !== "remind")) return before;
  // "my list: I want eggs removed" says it last, "to my list add empty the bin" says it first.
  const isWeak = !after || (after.value === "create" && WISHES.has(wordAt(sentence, after.at)));
  return (isWeak ? passive : null) ?? after ?? before ?? null;
}
