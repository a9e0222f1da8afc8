import { understand } from "@/lib/language/understand";
import { ACT_AT, type Understanding } from "@/lib/language/understanding";
import { speaksOfCard, type TypedAnswer } from "@/lib/policy/read-typed-answer";

/** Whether a message typed at a card is dealt with as one of its own, too; if not, what it was besides an answer. */
export type NextAfterAnswer = "read" | "remark" | "thing" | "nothing";

/** The rules that add what nobody told us to add. */
const UNTOLD_ADDS = /^(?:chore|event|perhaps)\//;

interface Here {
  now: Date;
  timeZone: string;
  /** How many tasks are on the card: what "it" means in what follows a no. */
  mentioned: number;
}

/**
 * What follows a no, or was said instead of an answer, is a message of its own. Whatever begins like an answer or speaks
 * of the card must not end up as a task's title, and a mere thing ("milk") may be on the card: it is not added
 * by guess. A wish to take something back means the card: it must not take back what was done before.
 */
export function nextAfterAnswer(answer: TypedAnswer, text: string, here: Here): NextAfterAnswer {
  const words = answer.kind === "yes" ? "" : answer.kind === "other" ? text : answer.rest;
  if (words.trim() === "") return "nothing";
  const { mentioned, ...moment } = here;
  const read = understand(words, { ...moment, hasChanged: true, ...(answer.kind === "no" && { mentioned }) });
  if (read.plan.some(({ tool }) => tool === "undo")) return "nothing";
  if (!isRequest(read)) {
    if (answer.kind === "remark") return "remark";
    return answer.kind === "no" && speaksOfCard(words) ? "nothing" : "read";
  }
  const adds = read.plan.some(({ tool }) => tool === "add_task");
  return adds && (read.bare || UNTOLD_ADDS.test(read.rule) || speaksOfCard(words)) ? "thing" : "read";
}

const isRequest = ({ confidence, intent, plan }: Understanding): boolean =>
  confidence >= ACT_AT && plan.length > 0 && intent !== "GENERAL_CHAT";
