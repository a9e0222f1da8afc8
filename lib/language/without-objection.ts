import { matchLeadIn } from "@/lib/language/intent/lead-in";
import { readSentence, type Sentence, wordAt } from "@/lib/language/sentence";
import { lexicon } from "@/lib/language/text/phrase";
import { wordSet } from "@/lib/language/text/word-set";

const OBJECTIONS = lexicon<true>([[true, ["no|nope|nah|wait|oops wait|sorry?", "i mean|meant", "not that"]]]);
const MOST_WORDS = 6;

/** What follows an objection when it corrects something; "no, I don't want it" is none of these. */
const CORRECTIONS = wordSet(
  "make set change move put call name title rename mark push due for on by at snooze delete remind",
);

/** "no, make it Friday" says what to do after the comma. Only where something was spoken of can it be corrected. */
export function withoutObjection(sentence: Sentence): Sentence {
  const { context, tokens, text, holeAt } = sentence;
  const isAbout = (context.mentioned ?? 0) > 0 || context.hasReminder;
  if (!isAbout) return sentence;
  let at = 0;
  let isCorrection = false;
  for (let words = 0; words < MOST_WORDS; words++) {
    const objection = OBJECTIONS.match(tokens, at);
    isCorrection ||= objection !== null;
    at = objection?.next ?? matchLeadIn(tokens, at) ?? at;
  }
  const start = tokens[at]?.start;
  if (!isCorrection || start === undefined || !(CORRECTIONS.has(wordAt(sentence, at)) || holeAt[at])) return sentence;
  return { ...readSentence(" ".repeat(start) + text.slice(start), context), isCorrection };
}
