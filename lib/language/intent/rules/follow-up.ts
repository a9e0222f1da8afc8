import { nameField } from "@/lib/language/intent/follow-up/name-field";
import { nameIt } from "@/lib/language/intent/follow-up/name-it";
import { noteIt } from "@/lib/language/intent/follow-up/note-it";
import { oneMore } from "@/lib/language/intent/follow-up/one-more";
import { remindAgain } from "@/lib/language/intent/follow-up/remind-again";
import { setIt } from "@/lib/language/intent/follow-up/set-it";
import { shiftIt } from "@/lib/language/intent/follow-up/shift-it";
import { stateIt } from "@/lib/language/intent/follow-up/state-it";
import { stopReminder } from "@/lib/language/intent/follow-up/stop-reminder";
import type { IntentRule } from "@/lib/language/intent/proposal";

/**
 * "An hour later" before times, for it counts from what is set, not from now. Values before names: "make it Friday" is a date, though it is written like a title. What is called something comes
 * after, and whatever it is called is its name. One more of what was made comes last: it may be anything.
 */
const RULES: readonly IntentRule[] = [
  remindAgain,
  stopReminder,
  shiftIt,
  setIt,
  nameIt,
  nameField,
  stateIt,
  noteIt,
  oneMore,
];

/** Short things said about what was just spoken of. Without anything spoken of they are nobody's business here. */
export const followUp: IntentRule = (sentence) => {
  const { context, text, tokens, frame } = sentence;
  const isAbout = (context.mentioned ?? 0) > 0 || context.hasReminder;
  // "can you make it Friday?" asks for it; "is it due tomorrow?" only asks.
  const isAsked = text.trimEnd().endsWith("?") && !tokens.slice(0, frame.start).some(({ word }) => word === "you");
  if (!isAbout || isAsked) return null;
  for (const rule of RULES) {
    const proposal = rule(sentence);
    if (proposal) return proposal;
  }
  return null;
};
