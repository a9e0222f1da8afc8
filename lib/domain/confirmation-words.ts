import type { ConfirmationOutcome } from "@/lib/domain/confirmation-outcome";
import { linesThatFit } from "@/lib/domain/lines-that-fit";
import { quoteTitle, shortTitle } from "@/lib/domain/quote-title";

/** It names no task: a title could answer, ask something else or turn the sentence around. Titles stand below it, as data. */
export const confirmationQuestion = (tasks: readonly unknown[]): string =>
  `Are you sure you want to delete ${tasks.length === 1 ? "this task" : `these ${tasks.length} tasks`}?`;

/** The question and what it is about, where there is no card to see: each task on a line of its own, which no title can leave. */
export const confirmationRequest = (tasks: readonly { number: number; title: string }[]): string =>
  linesThatFit(
    confirmationQuestion(tasks),
    tasks.map(({ number, title }) => `#${number} ${shortTitle(title)}`),
    tasks.length,
  );

export function confirmationSentence(outcome: ConfirmationOutcome): string {
  switch (outcome.status) {
    case "kept":
      return "Okay, nothing was deleted.";
    case "expired":
      return "That question has expired. Nothing was deleted.";
    case "changed":
      return `Something changed since I asked. ${confirmationRequest(outcome.pending_action?.tasks ?? [])}`;
    case "deleted":
      return (
        [deletedSentence(outcome.deleted), goneSentence(outcome.already_gone)].filter(Boolean).join(". ") ||
        "That was deleted for good."
      );
  }
}

function deletedSentence(tasks: { title: string }[]): string {
  const [only, ...others] = tasks;
  if (!only) return "";
  return others.length === 0 ? `Deleted task ${quoteTitle(only.title)}` : `Deleted ${tasks.length} tasks`;
}

function goneSentence(tasks: { title: string }[]): string {
  const [only, ...others] = tasks;
  if (!only) return "";
  return others.length === 0 ? `${quoteTitle(only.title)} was already gone` : `${tasks.length} tasks were already gone`;
}
