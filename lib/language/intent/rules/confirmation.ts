import { asksBack } from "@/lib/language/intent/asks-back";
import { countAnswers, opensWithYes } from "@/lib/language/intent/count-answers";
import { isWholeYes } from "@/lib/language/intent/is-whole-yes";
import type { IntentRule } from "@/lib/language/intent/proposal";

/** A short message that is wholly a yes or a no, asked for only while a question is open. */
export const answerConfirmation: IntentRule = ({ tokens, context, text, frame }) => {
  if (!context.pending || tokens.length === 0 || tokens.length > 20) return null;
  const { yes, leaning, praise, no, unsure, reserve, aside, other, first } = countAnswers(tokens);
  const because = text.trim();
  if ((unsure > 0 || asksBack(tokens)) && no === 0)
    return { intent: "GENERAL_CHAT", confidence: 0.75, rule: "confirmation/unsure", because, subject: null };
  const isCommand =
    frame.nouns.some((noun) => noun.value === "task" || noun.value === "list" || noun.value === "reminder") &&
    frame.heads.length > 0;
  // "yes, but keep 3" is neither: it has to be read as a message of its own.
  if (first === "yes" && reserve + aside > 0 && no > 0) return null;
  if (no > 0 && !isCommand) {
    return {
      intent: "CONFIRM_NO",
      confidence: other > 3 ? 0.75 : 0.95,
      rule: "confirmation/no",
      because,
      subject: null,
    };
  }
  if (yes + leaning + praise === 0 || isCommand || no > 0) return null;
  const isMostly =
    reserve + aside === 0 &&
    other <= yes + leaning &&
    !tokens.some(
      (token) => token.kind === "number" && token.word !== "10" && token.word !== "4" && token.word !== "100",
    );
  // What is only perhaps a yes confirms nothing, and without a yes at its start it is hardly one.
  if (!isMostly && (reserve > 0 || !opensWithYes(tokens)))
    return {
      intent: "GENERAL_CHAT",
      confidence: 0.5,
      rule: "confirmation/perhaps",
      because,
      subject: null,
      others: ["CONFIRM_YES"],
    };
  return {
    intent: "CONFIRM_YES",
    // What is only mostly a yes is called one, but confirms nothing.
    confidence: isMostly && isWholeYes(tokens) ? 0.97 : 0.5,
    rule: "confirmation/yes",
    because,
    subject: null,
  };
};
