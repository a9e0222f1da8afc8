import { isForeign } from "@/lib/language/intent/frame";
import type { IntentRule } from "@/lib/language/intent/proposal";
import { isDeed } from "@/lib/language/intent/starts-with-deed";
import { textBetween, wordAt } from "@/lib/language/sentence";
import { lexicon } from "@/lib/language/text/phrase";
import { cutTitle } from "@/lib/language/title/cut-title";

const WISHES = lexicon<true>([
  [
    true,
    [
      "i|we really|still|also|just? want|need|have|plan|hope|intend|ought|got to",
      "i|we really|still|also|just? must|should|gotta|wanna",
      "i'd|we'd really|still|also|just? like|love to",
      "i|we would really|still|also|just? like|love to",
      "i've|we've got to",
      "i'm|im|we're planning|hoping|meaning|going to",
      "one|some day|time i|we want|will|should to?",
    ],
  ],
]);

/** "I want to learn Spanish": a deed that somebody has in mind. It may be meant for the list, so it is offered. */
export const wished: IntentRule = (sentence) => {
  const { frame, tokens } = sentence;
  const wish = WISHES.match(tokens, 0);
  if (!wish || frame.asks || isForeign(frame)) return null;
  const deed = wordAt(sentence, wish.next);
  // "I have to go" takes leave.
  const isLeaving = deed === "go" && wordAt(sentence, wish.next + 1) !== "to";
  if (!isDeed(deed) || isLeaving || frame.end - wish.next < 2) return null;
  return {
    intent: "GENERAL_CHAT",
    confidence: 0.5,
    rule: "chore/wished",
    because: textBetween(sentence, 0, wish.next),
    subject: cutTitle(sentence, wish.next, frame.end),
    others: ["CREATE_TASK"],
  };
};
