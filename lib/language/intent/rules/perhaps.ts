import { isForeign } from "@/lib/language/intent/frame";
import { isNote } from "@/lib/language/intent/is-note";
import type { IntentRule, Proposal } from "@/lib/language/intent/proposal";
import { type Sentence, wordAt } from "@/lib/language/sentence";
import { cutTitle } from "@/lib/language/title/cut-title";

/** Told by a deadline or a priority that it is to be remembered, whatever it is about. */
const isKept = ({ mentions, priorities }: Sentence): boolean =>
  priorities.length > 0 ||
  mentions.some((mention) => mention.kind === "date" && (mention.relation === "by" || mention.relation === "before"));

/** "!!" and "p1" are written nowhere but in to-do lists. */
const hasSign = (sentence: Sentence): boolean =>
  sentence.priorities.some(({ from }) => ["!", "p"].includes(wordAt(sentence, from)));

const offer = (others: Proposal["others"], subject: Proposal["subject"] = null): Proposal => ({
  intent: "GENERAL_CHAT",
  confidence: 0.5,
  rule: "perhaps",
  because: "",
  subject,
  others: others ?? [],
});

/**
 * Nothing says that it is for us, but a day, a rhythm or a priority may: "dentist Tuesday 3pm", "gym every morning",
 * "how does my schedule look tomorrow". It is offered, never done. Only a sign of to-do lists is sure enough to act on.
 */
export const perhapsOurs: IntentRule = (sentence) => {
  const { frame, mentions, priorities } = sentence;
  const isTimed = mentions.some(({ kind }) => kind !== "offset") || priorities.length > 0;
  if (!isTimed || (isForeign(frame) && !isKept(sentence))) return null;
  if (frame.asks) return frame.nouns.some(({ value }) => value === "event") ? offer(["LIST_TASKS"]) : null;
  const subject = cutTitle(sentence, 0, frame.end);
  if (!subject || !isNote(sentence)) return null;
  if (!hasSign(sentence)) return offer(["CREATE_TASK"], subject);
  return { intent: "CREATE_TASK", confidence: 0.72, rule: "perhaps/sign", because: subject.title, subject };
};
