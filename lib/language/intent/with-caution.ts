import type { Proposal } from "@/lib/language/intent/proposal";
import { isBulk } from "@/lib/language/reference/read-filter";
import type { Sentence } from "@/lib/language/sentence";
import { lexicon } from "@/lib/language/text/phrase";
import { wordSet } from "@/lib/language/text/word-set";
import type { Intent, PlanStep } from "@/lib/language/understanding";

const CHANGES = new Set<Intent>([
  ...(["DELETE_TASK", "COMPLETE_TASK", "UPDATE_TASK", "CANCEL_REMINDER", "CHANGE_REMINDER"] as const),
  ...(["UNDO", "RESTORE_TASK"] as const),
]);
const UNSURE = 0.6;

/** "should I cancel it" asks for advice; "can I …?" asks leave. */
const ASKS_LEAVE = lexicon<"should" | "can">([
  ["should", ["should|shall|must i|we"]],
  ["can", ["can|could|may i|we"]],
]);

/** What takes something out of a set again. */
const EXCEPTIONS = lexicon<true>([
  [
    true,
    [
      "except|excluding|besides|unless",
      "all|everything|any but",
      "other|rather than",
      "apart|aside from",
      "and|but keep|leave|not",
    ],
  ],
]);

/** What narrows a set of reminders in a way that reminders are not told apart by. */
const NARROWING = wordSet(
  "old older past previous repeating recurring regular shared completed finished done urgent important other remaining weekend weekday morning evening night afternoon",
);

const isSet = (step: PlanStep): boolean =>
  ("task" in step && step.task?.kind === "every") || ("reminder" in step && step.reminder?.kind === "every");

function asksLeave({ tokens, text }: Sentence): boolean {
  const asked = ASKS_LEAVE.match(tokens, 0)?.value;
  return asked === "should" || (asked === "can" && text.trimEnd().endsWith("?"));
}

const takesOut = ({ tokens, frame }: Sentence): boolean =>
  tokens.some((token, at) => !token.quoted && at < frame.end && EXCEPTIONS.match(tokens, at) !== null);

/** A clock, a rhythm or an adjective in "all reminders after 5pm": days and names are all that can be told apart. */
function isNarrowed({ mentions, priorities, tokens, frame }: Sentence, { intent }: Proposal): boolean {
  const hasFiner = mentions.some(
    (mention) =>
      mention.kind === "repeat" || (intent === "CANCEL_REMINDER" && mention.kind === "date" && mention.timeSaid),
  );
  const noun = frame.nouns.find(({ value }) => value === "reminder");
  const before = noun ? tokens.slice(Math.max(0, noun.at - 3), noun.at) : [];
  const after = noun ? tokens.slice(noun.next, frame.end) : [];
  const isDescribed = [...before, ...after].some(({ word }) => NARROWING.has(word) || word === "repeat");
  return hasFiner || priorities.length > 0 || isDescribed;
}

/** "make everything on Friday urgent": the only day says which, and would be taken for where they go. */
function isDayUnclear({ mentions, tokens }: Sentence): boolean {
  if (mentions.some(({ kind }) => kind === "repeat")) return true;
  const dates = mentions.filter(({ kind }) => kind === "date");
  const [only] = dates;
  if (!only || dates.length > 1 || only.relation === "from") return false;
  const lead = [tokens[only.core - 1]?.word, tokens[only.from]?.word];
  return !lead.some((word) => ["to", "until", "till", "as", "for"].includes(word ?? ""));
}

/**
 * A whole set is changed at once and without a question, so whatever in the sentence makes it smaller and could not be
 * read keeps it from being acted on; and who only asks whether to do something has not told us to.
 */
export function withCaution(sentence: Sentence, proposal: Proposal, steps: readonly PlanStep[]): Proposal {
  if (!CHANGES.has(proposal.intent) || proposal.confidence <= UNSURE) return proposal;
  const isReminders = proposal.intent === "CANCEL_REMINDER" || proposal.intent === "CHANGE_REMINDER";
  const ofSet = steps.some(isSet);
  const isUnread =
    (isBulk(sentence) && takesOut(sentence)) ||
    (ofSet && isReminders && isNarrowed(sentence, proposal)) ||
    (ofSet && proposal.intent === "UPDATE_TASK" && isDayUnclear(sentence));
  return isUnread || asksLeave(sentence) ? { ...proposal, confidence: UNSURE } : proposal;
}
