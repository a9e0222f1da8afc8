import { type Hit, isForeign } from "@/lib/language/intent/frame";
import type { IntentRule, Proposal } from "@/lib/language/intent/proposal";
import { saysDone } from "@/lib/language/intent/says-done";
import type { Act } from "@/lib/language/intent/verbs";
import { type Sentence, textBetween, wordAt } from "@/lib/language/sentence";
import { lexicon } from "@/lib/language/text/phrase";
import { wordSet } from "@/lib/language/text/word-set";
import { subjectBefore } from "@/lib/language/title/subject-before";

const POINTERS = wordSet("it that this them those");

/** What somebody lacks is put on a list, what nobody needs is taken off it. */
const TOLD = lexicon<"lack" | "excess">([
  [
    "lack",
    ["i|we need|lack|must|require", "i|we have|ran|run to|out", "we're|i'm|we|i are|am? out|low|missing of|on?"],
  ],
  ["excess", ["i|we no longer|more need|want|have", "i|we don't|dont|won't need|want|have"]],
]);

function readIntent(sentence: Sentence, head: Hit<Act>): Proposal["intent"] | null {
  if (saysDone(sentence, head)) return "COMPLETE_TASK";
  if (head.next + 1 < sentence.frame.end) return null;
  const told = TOLD.match(sentence.tokens, 0)?.value;
  const word = wordAt(sentence, head.at);
  if (told === "lack" && word === "add") return "CREATE_TASK";
  return told === "excess" && (word === "delete" || word === "remove") ? "DELETE_TASK" : null;
}

/** "I got the milk, cross it off", "we're out of rice, add it", "I no longer need to iron, delete it". */
export const afterTelling: IntentRule = (sentence) => {
  const { frame } = sentence;
  if (frame.asks || isForeign(frame)) return null;
  for (const head of frame.heads) {
    const isPointing = head.at > frame.start && POINTERS.has(wordAt(sentence, head.next));
    const intent = isPointing ? readIntent(sentence, head) : null;
    const subject = intent && subjectBefore(sentence, head.at);
    if (subject)
      return {
        intent,
        confidence: 0.75,
        rule: "command/told",
        because: textBetween(sentence, head.at, frame.end),
        subject,
      };
  }
  return null;
};
