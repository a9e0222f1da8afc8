import type { ConfirmationOutcome } from "@/lib/domain/confirmation-outcome";
import { shortened } from "@/lib/domain/shortened";

const TITLE_LENGTH = 80;

/** A title inside a sentence, short enough to leave the sentence readable. */
export const quoteTitle = (title: string): string => `'${shortened(title, TITLE_LENGTH)}'`;

export function confirmationQuestion(tasks: { title: string }[]): string {
  const [only, ...others] = tasks;
  if (only && others.length === 0) return `Are you sure you want to delete ${quoteTitle(only.title)}?`;
  return `Are you sure you want to delete these ${tasks.length} tasks?`;
}

export function confirmationSentence(outcome: ConfirmationOutcome): string {
  switch (outcome.status) {
    case "kept":
      return "Okay, nothing was deleted.";
    case "expired":
      return "That question has expired. Nothing was deleted.";
    case "changed":
      return `Something changed since I asked. ${confirmationQuestion(outcome.pending_action?.tasks ?? [])}`;
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
