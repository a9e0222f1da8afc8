import { readPointer } from "@/lib/language/intent/follow-up/read-pointer";
import type { Proposal } from "@/lib/language/intent/proposal";
import { namedTask } from "@/lib/language/plan/named-task";
import type { Sentence } from "@/lib/language/sentence";
import { cutTitle } from "@/lib/language/title/cut-title";
import type { Intent, PlanStep, TaskReference } from "@/lib/language/understanding";

interface Reading {
  intent: Intent;
  rule: string;
  because: string;
  /** Where the task is named. */
  from: number;
  to: number;
  step(task: TaskReference): PlanStep;
  /** What else to offer when no task is called so; nothing leaves it chat. */
  others?: readonly Intent[];
}

/**
 * What could be about anything ("the dentist is off") is about a task when one is called so. The plan is made, and chat it
 * stays until whoever knows the tasks finds that one; a number, or "it" where one was spoken of, needs no finding.
 */
export function onlyIfCalledSo(sentence: Sentence, reading: Reading): Proposal | null {
  const { intent, rule, because, from, to, step, others = [] } = reading;
  const pointer = from < to ? readPointer(sentence, from) : null;
  if (pointer && pointer.next >= to) {
    const isKnown = pointer.reference.kind !== "pronoun" || (sentence.context.mentioned ?? 0) > 0;
    return isKnown
      ? { intent, confidence: 0.85, rule, because, subject: null, steps: [step(pointer.reference)] }
      : { intent: "GENERAL_CHAT", confidence: 0.5, rule, because, subject: null };
  }
  const subject = from < to ? cutTitle(sentence, from, to, { isReference: true, dropsArticle: true }) : null;
  if (!subject) return null;
  const steps = [step(namedTask(sentence, subject))];
  return { intent: "GENERAL_CHAT", confidence: 0.5, rule, because, subject, steps, others };
}
