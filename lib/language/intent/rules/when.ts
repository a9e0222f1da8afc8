import type { IntentRule } from "@/lib/language/intent/proposal";
import { type Sentence, textBetween } from "@/lib/language/sentence";
import { lexicon } from "@/lib/language/text/phrase";
import { cutTitle, type Title } from "@/lib/language/title/cut-title";
import { isPointer } from "@/lib/language/title/is-pointer";

/** `whole` when only what closes the question makes it one: "when does gym [start]", but not "when does the museum open". */
const ASKS = lexicon<"begun" | "whole">([
  [
    "begun",
    [
      "when is|are|was",
      "when's|whens",
      "when do|should|must|did|am|was i|we next? need|have|want|got|plan|supposed|meant|going? to?",
      "when will i|we next? need|have|be to?",
      "at|on? what|which time|times|day|days|date|dates is|are|was",
      "at|on? what|which time's|day's|date's",
      "at|on? what|which time|times|day|days|date|dates do|should|must|did|am|was i|we need|have|want|got|plan|supposed|meant|going? to?",
      "what's|whats the due? date|deadline|time|day for|of",
      "what is|are the due? date|deadline|time|day for|of",
      "by when do|should|must i|we need|have|got? to?",
    ],
  ],
  ["whole", ["when will|does|do", "at|on? what|which time|times|day|days|date|dates will|does|do"]],
]);
/** "the [next] gym": of what comes back only the next one is there. */
const NEXT = lexicon<true>([[true, ["the|my|our? next|upcoming"]]]);
/** What is left of "when is rent due", "when is the party going to be", "when does gym start again". */
const TAILS = lexicon<true>([
  [
    true,
    [
      "due|happening|happen|scheduled|planned|supposed|going|to|be|on|again|next|now",
      "start|starts|begin|begins|happens",
      "come|comes|coming up|around|back",
      "take|takes|taking place",
    ],
  ],
]);
const LONGEST_TAIL = 2;

function endOfName({ tokens, frame }: Sentence, from: number): number {
  let { end } = frame;
  for (let at = end - LONGEST_TAIL; at < end; at++) {
    if (at <= from || TAILS.match(tokens, at)?.next !== end) continue;
    end = at;
    at = end - LONGEST_TAIL - 1;
  }
  return end;
}

function askedAbout(
  sentence: Sentence,
  { next: from, value }: { next: number; value: "begun" | "whole" },
): Title | null {
  const next = NEXT.match(sentence.tokens, from)?.next ?? from;
  // "next week's report": a time, and no part of the question.
  const start = next < sentence.frame.end && !sentence.holeAt[next - 1] ? next : from;
  const end = endOfName(sentence, start);
  if (value === "whole" && end === sentence.frame.end) return null;
  return cutTitle(sentence, start, end, { isReference: true, dropsArticle: true });
}

/**
 * "when is rent due", "when do I have to call mom". Anybody may ask when anything is; the person's own tasks tell whether
 * it is one of them, so by itself it stays chat.
 */
export const askWhen: IntentRule = (sentence) => {
  const { frame, tokens } = sentence;
  const asked = ASKS.match(tokens, frame.start);
  const subject = asked && frame.asks ? askedAbout(sentence, asked) : null;
  if (!asked || !subject || isPointer(subject)) return null;
  return {
    intent: "GENERAL_CHAT",
    confidence: 0.9,
    rule: "ask/when",
    because: textBetween(sentence, frame.start, asked.next),
    subject,
    steps: [{ tool: "list_tasks", filter: { status: "all", search: subject.title }, asks: "when" }],
  };
};
