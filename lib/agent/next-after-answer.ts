import { understand } from "@/lib/language/understand";
import { ACT_AT } from "@/lib/language/understanding";
import type { TypedAnswer } from "@/lib/policy/read-typed-answer";

/** Whether a message typed at a card is dealt with as one of its own, too; if not, what it was besides an answer. */
export type NextAfterAnswer = "read" | "remark" | "thing" | "nothing";

/** The rules that add what nobody told us to add. */
const UNTOLD_ADDS = /^(?:chore|event|perhaps)\//;

/**
 * What follows a no, or was said instead of an answer, is read as a request or not at all. Whatever begins like an answer
 * or speaks of the card must not end up as a task's title, and a mere thing ("milk") may be on the card: it is not added
 * by guess.
 */
export function nextAfterAnswer(
  answer: TypedAnswer,
  text: string,
  here: { now: Date; timeZone: string },
): NextAfterAnswer {
  if (answer.kind === "yes") return "nothing";
  const words = answer.kind === "other" ? text : answer.rest;
  const { confidence, intent, plan, rule } = understand(words, here);
  const isRequest = confidence >= ACT_AT && plan.length > 0 && intent !== "GENERAL_CHAT";
  if (isRequest && plan.some(({ tool }) => tool === "add_task") && UNTOLD_ADDS.test(rule)) return "thing";
  if (isRequest || answer.kind === "other") return "read";
  return answer.kind === "remark" ? "remark" : "nothing";
}
