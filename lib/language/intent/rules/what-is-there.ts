import type { IntentRule } from "@/lib/language/intent/proposal";
import { givenPriority } from "@/lib/language/intent/rules/given-priority";
import { movedInstead } from "@/lib/language/intent/rules/moved-instead";
import { ranked } from "@/lib/language/intent/rules/ranked";
import { repeats } from "@/lib/language/intent/rules/repeats";
import { setByState } from "@/lib/language/intent/rules/set-by-state";
import { skipped } from "@/lib/language/intent/rules/skipped";

/** Ways to speak of tasks that are there, without a word that says so. */
const RULES: readonly IntentRule[] = [skipped, givenPriority, setByState, repeats, movedInstead, ranked];

export const whatIsThere: IntentRule = (sentence) => {
  for (const rule of RULES) {
    const proposal = rule(sentence);
    if (proposal) return proposal;
  }
  return null;
};
