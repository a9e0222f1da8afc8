import type { LanguageModelV3StreamPart } from "@ai-sdk/provider";

/** Both far beyond what any answer here needs. */
const MOST_CALLS = 32;
const MOST_CHARACTERS = 40_000;

/**
 * Told of every part of one answer, throws when it is out of all proportion. The limit on tokens is only a request to the
 * model's server; one that loops, or means harm, would fill the audit with calls and the reply's row with words.
 */
export function answerBudget(): (part: LanguageModelV3StreamPart) => void {
  let calls = 0;
  let characters = 0;
  return (part) => {
    if (part.type === "tool-call") calls += 1;
    if ("delta" in part) characters += part.delta.length;
    if (calls > MOST_CALLS || characters > MOST_CHARACTERS) throw new Error("The answer does not come to an end.");
  };
}
