import { classify } from "@/lib/language/intent/classify";
import { matchLeadIn } from "@/lib/language/intent/lead-in";
import { readStretch } from "@/lib/language/read-stretch";
import { type Sentence, wordAt } from "@/lib/language/sentence";
import { splitSteps } from "@/lib/language/split-steps";
import { lexicon } from "@/lib/language/text/phrase";
import { wordSet } from "@/lib/language/text/word-set";
import { ACT_AT, type Intent } from "@/lib/language/understanding";

/** What people say about the last answer before they go on. */
const APPROVALS = lexicon<true>([
  [
    true,
    [
      "very|so|really|pretty|super? nice|great|cool|perfect|awesome|good|excellent|sweet|lovely|brilliant|amazing|wonderful|fantastic|super|neat|fine|superb|splendid|terrific|wow|yay|bravo",
      "alright|alrighty|gotcha|understood|noted|phew",
      "good|great|nice|well job|work|one|stuff|done|idea|point|news",
      "that's|thats|it's|its|this|that|it is? all|just|so|really|very? nice|great|cool|perfect|awesome|good|excellent|lovely|brilliant|amazing|wonderful|fantastic|neat|fine|helpful",
      "sounds|looks good|great|nice|perfect|right|fine",
      "thank you|u so|very? much? for? that|this|it|everything|the|your|all? help|list|info?",
      "thanks|thx|ty|tysm|cheers a? lot|bunch|million|much|again|so? much? for? that|this|it|everything|the|your|all? help|list|info?",
      "many thanks",
      "much appreciated",
      "i? appreciate|love|like it|that",
      "i? got it",
      "i see",
      "all right|good|set",
      "makes sense",
      "fair enough",
      "no worries|problem",
      "you're|youre|you are? the? best|great|awesome|amazing",
      "👍|👌|🎉|🙏",
    ],
  ],
]);

const PAUSES = new Set([",", ".", "!", "-", "–", "—", "…", ":", ";", ")"]);
/** Words that go on with something else: "nice [and] what's overdue". */
const GOES_ON = wordSet("and so now but then ok okay");
const MOST_WORDS = 6;

interface Approval {
  next: number;
  /** A pause came after it. */
  isApart: boolean;
}

/** "ok great, thanks!" up to where the message goes on; null when it does not begin so. */
function matchApproval({ tokens }: Sentence): Approval | null {
  let at = 0;
  let next = 0;
  for (let words = 0; words < MOST_WORDS; words++) {
    const approval = APPROVALS.match(tokens, at);
    if (approval) next = approval.next;
    const after = approval?.next ?? (next === 0 ? matchLeadIn(tokens, at) : null);
    if (after === null) break;
    at = after;
    while (next > 0 && PAUSES.has(tokens[at]?.word ?? "") && !tokens[at]?.quoted) at++;
  }
  return next > 0 && at < tokens.length ? { next: at, isApart: at > next } : null;
}

const LOOKS = new Set<Intent>(["LIST_TASKS", "LIST_REMINDERS"]);

/** "great, it's done" praises what is, though "it's done" alone would tick it off: only a verb tells us to do something. */
const isOrder = (sentence: Sentence): boolean => {
  const { heads, start } = sentence.frame;
  return heads[0]?.at === start && wordAt(sentence, start) !== "done";
};

/** Something is asked or told for sure, or would be if a task were called so. */
function isUnderstood(sentence: Sentence): boolean {
  const [first = sentence] = splitSteps(sentence);
  const { intent, confidence, steps, helpWith } = classify(first);
  if (intent === "GENERAL_CHAT") return helpWith !== undefined || (first.frame.asks && steps !== undefined);
  return confidence >= ACT_AT && (LOOKS.has(intent) || isOrder(first));
}

/**
 * "nice, anything else?", "great, what's next": approval before the point is no more of it than a greeting is. What it is
 * cut from has to make sense without it: "sweet and sour chicken" stays whole.
 */
export function withoutApproval(sentence: Sentence): Sentence {
  const approval = matchApproval(sentence);
  if (!approval) return sentence;
  const { next, isApart } = approval;
  const rest = readStretch(sentence, sentence.tokens[next]?.start ?? 0, sentence.text.length);
  const isGoingOn = isApart || rest.frame.asks || GOES_ON.has(wordAt(sentence, next));
  return isGoingOn && isUnderstood(rest) ? rest : sentence;
}
