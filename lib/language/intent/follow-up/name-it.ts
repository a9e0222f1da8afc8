import { readPointer } from "@/lib/language/intent/follow-up/read-pointer";
import type { IntentRule } from "@/lib/language/intent/proposal";
import { type Sentence, textBetween, wordAt } from "@/lib/language/sentence";
import { wordSet } from "@/lib/language/text/word-set";
import { cutTitle } from "@/lib/language/title/cut-title";

const NAMING = wordSet("call name title");
/** "call it a day", "call it off", "call it quits": said so, but no name. */
const IDIOMS = wordSet("a an off quits even in out back up later again what whatever and when if tomorrow today done");
const AFTERTHOUGHTS = wordSet("instead rather please then");

/** "call it Oat milk instead", "make it Buy oat milk": a new title for what was spoken of last. */
export const nameIt: IntentRule = (sentence) => {
  const { frame, tokens, holeAt } = sentence;
  const verb = wordAt(sentence, frame.start);
  const isNaming = NAMING.has(verb);
  const pointer = isNaming || verb === "make" ? readPointer(sentence, frame.start + 1) : null;
  if (!pointer) return null;
  const first = tokens[pointer.next];
  // "make it snow" is chat; a title is written like one. In "Make It Happen" a capital says nothing.
  const isShouted = tokens[frame.start + 1]?.capital;
  const isTitle =
    first &&
    (first.quoted || (isNaming ? !IDIOMS.has(first.word) : first.capital && !isShouted && !holeAt[pointer.next]));
  if (!isTitle) return null;
  const title = cutTitle(sentence, pointer.next, endOfName(sentence), { isLiteral: true });
  if (!title) return null;
  return {
    intent: "UPDATE_TASK",
    confidence: 0.85,
    rule: "follow-up/name",
    because: textBetween(sentence, frame.start, pointer.next),
    subject: title,
    steps: [{ tool: "update_task", task: pointer.reference, changes: { title: title.title } }],
  };
};

function endOfName({ frame, tokens }: Sentence): number {
  let end = frame.end;
  while (AFTERTHOUGHTS.has(tokens[end - 1]?.word ?? "") && !tokens[end - 1]?.quoted) end--;
  return end;
}
