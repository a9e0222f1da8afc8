import { nameField } from "@/lib/language/intent/follow-up/name-field";
import { nameIt } from "@/lib/language/intent/follow-up/name-it";
import { remindAgain } from "@/lib/language/intent/follow-up/remind-again";
import { setIt } from "@/lib/language/intent/follow-up/set-it";
import { stateIt } from "@/lib/language/intent/follow-up/state-it";
import { stopReminder } from "@/lib/language/intent/follow-up/stop-reminder";
import type { IntentRule } from "@/lib/language/intent/proposal";

/**
 * Values before names: "make it Friday" is a date, though it is written like a title. What is called something comes
 * after, and whatever it is called is its name.
 */
const RULES: readonly IntentRule[] = [remindAgain, stopReminder, setIt, nameIt, nameField, stateIt];

/** Short things said about what was just spoken of. Without anything spoken of they are nobody's business here. */
export const followUp: IntentRule = (sentence) => {
  const { context, text } = sentence;
  const isAbout = (context.mentioned ?? 0) > 0 || context.hasReminder;
  if (!isAbout || context.pending || text.trimEnd().endsWith("?")) return null;
  for (const rule of RULES) {
    const proposal = rule(sentence);
    if (proposal) return proposal;
  }
  return null;
};
