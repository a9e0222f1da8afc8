import type { NounHit } from "@/lib/language/intent/frame";
import type { Proposal } from "@/lib/language/intent/proposal";
import { startOfListPhrase } from "@/lib/language/intent/start-of-list-phrase";
import { VERBS } from "@/lib/language/intent/verbs";
import { type Sentence, wordAt } from "@/lib/language/sentence";
import { cutTitle, type Title } from "@/lib/language/title/cut-title";

const BEFORE_PASSIVE = / (?:can|could|should|must|may|has|have|needs?|ought)(?: to)?(?: now)?(?: be| been)?$/iu;

/** "milk can be removed from my list", "I want milk taken off the list", "… checked off my list". */
export function readTakenOut(
  sentence: Sentence,
  noun: NounHit,
): { intent: Proposal["intent"]; subject: Title | null } | null {
  const from = startOfListPhrase(sentence, noun);
  const participle = sentence.frame.participles.find(
    (hit) =>
      (hit.value === "delete" || hit.value === "complete") &&
      (hit.next === from || hit.next === from + 1) &&
      from < noun.at,
  );
  if (!participle || !["from", "off", "of", "out", "on"].includes(wordAt(sentence, from))) return null;
  const wish = VERBS.match(sentence.tokens, sentence.frame.start);
  const start = wish?.value === "create" || wish?.value === "list" ? wish.next : sentence.frame.start;
  const named = start < participle.at ? cutTitle(sentence, start, participle.at, { dropsArticle: true }) : null;
  const title = named?.title.replace(BEFORE_PASSIVE, "").trim();
  const intent = participle.value === "complete" ? "COMPLETE_TASK" : "DELETE_TASK";
  return { intent, subject: named && title ? { ...named, title } : null };
}
