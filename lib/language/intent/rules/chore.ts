import { isForeign } from "@/lib/language/intent/frame";
import { isDuty } from "@/lib/language/intent/is-duty";
import type { IntentRule } from "@/lib/language/intent/proposal";
import { CHORES } from "@/lib/language/intent/starts-with-deed";
import { type Sentence, textBetween, wordAt } from "@/lib/language/sentence";
import { wordSet } from "@/lib/language/text/word-set";
import { cutTitle } from "@/lib/language/title/cut-title";

/** "can I make it", "should we take": asked, not told. "I need you to order it" has somebody else do it. */
const ASKS = wordSet("can could would will may might do does you");

const WONDERS = wordSet("how what which why where who definition information info answer directions status balance");

/** "I have to pay how much", "I need to get the definition": whoever says so wants to know. */
const isWondered = ({ tokens, frame }: Sentence, from: number): boolean =>
  tokens.slice(from, frame.end).some(({ word, quoted }) => WONDERS.has(word) && !quoted);

const WHO = wordSet("i we");

/** "I should call mom" tells; "should I call mom" asks. */
const isAsked = ({ tokens, frame }: Sentence): boolean =>
  tokens
    .slice(0, frame.start)
    .some(({ word }, at) => ASKS.has(word) || (word === "should" && !WHO.has(tokens[at - 1]?.word ?? "")));

/** "need to get milk, eggs and bread": what has to be fetched. */
const isNeeded = ({ tokens, frame }: Sentence): boolean =>
  tokens.slice(0, frame.start).some(({ word }) => ["need", "gotta", "must", "have"].includes(word));

const NOTHINGS = wordSet("it this that these those something anything nothing so more better what a well");

/** "I have to do the laundry"; "I need to do something" says nothing. */
const isToBeDone = (sentence: Sentence, at: number): boolean =>
  isDuty(sentence, at) && !NOTHINGS.has(wordAt(sentence, at + 1));

/** "buy milk tomorrow", "call mom !!": a task without any command word. Without a date or a priority it may be one. */
export const bareChore: IntentRule = (sentence) => {
  const { frame, mentions, priorities, holeAt } = sentence;
  // "tomorrow call mom": the day may come first.
  const start = holeAt[frame.start]?.isTime ? (holeAt[frame.start]?.to ?? frame.start) : frame.start;
  const word = wordAt(sentence, start);
  // Another assistant is told to do it now; what has a deadline or a priority is to be remembered.
  const isKept =
    priorities.length > 0 || mentions.some((mention) => mention.kind === "date" && mention.relation === "by");
  const isOthers = isForeign(frame) && !isKept;
  // "bring up the article", "call up the page": on a screen.
  const isShown = ["bring", "call"].includes(word) && wordAt(sentence, start + 1) === "up";
  const isErrand = (word === "get" && isNeeded(sentence)) || (word === "do" && isToBeDone(sentence, start));
  if (
    frame.asks ||
    isAsked(sentence) ||
    isShown ||
    !(CHORES.has(word) || isErrand) ||
    frame.end - start < 2 ||
    isOthers
  )
    return null;
  // "pay it tomorrow instead" changes something that is there.
  const isChange = sentence.tokens.some(({ word, quoted }) => word === "instead" && !quoted);
  if (isChange) return null;
  const isDated = isKept || mentions.some((mention) => mention.kind !== "offset" && mention.from !== start);
  const subject = cutTitle(sentence, start, frame.end);
  const because = textBetween(sentence, start, start + 1);
  if (isDated) return { intent: "CREATE_TASK", confidence: 0.72, rule: "chore/dated", because, subject };
  if (isDuty(sentence, start) && !isWondered(sentence, start))
    return { intent: "CREATE_TASK", confidence: 0.72, rule: "chore/duty", because, subject };
  return { intent: "GENERAL_CHAT", confidence: 0.5, rule: "chore/bare", because: "", subject, others: ["CREATE_TASK"] };
};
