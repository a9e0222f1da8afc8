import { byAskedDeed } from "@/lib/agent/rules/by-asked-deed";
import type { DialogueTurn } from "@/lib/agent/rules/dialogue";
import { partsOf } from "@/lib/agent/rules/find-each";
import { followPlan } from "@/lib/agent/rules/follow-plan";
import { searchedFor, searchFor } from "@/lib/agent/rules/look-for";
import { readDeed } from "@/lib/agent/rules/read-deed";
import { tasksIn } from "@/lib/agent/rules/result-data";
import type { RulesMove } from "@/lib/agent/rules/rules-move";
import { nextMoveOf } from "@/lib/agent/rules/script";
import type { RulesContext } from "@/lib/agent/rules/step-context";
import { taskForDeed } from "@/lib/agent/rules/task-for-deed";
import { quoteTitle } from "@/lib/domain/quote-title";
import { matchTitle } from "@/lib/domain/title-match";
import type { Intent, PlanStep, TaskReference, Understanding } from "@/lib/language/understanding";

/** "delete call the bank", "complete taxes", "rename taxes to Do the taxes". */
const ORDER = /^\W*(?:please\s+)?(delete|remove|complete|finish|reopen|rename)\s+(\S.*)$/iu;
const RENAMING = /^(\S.*?)\s+(?:to|into)\s+(\S.*)$/iu;

/** Sure because two things agree: a word that orders, and a task that is called so. */
const CONFIDENCE = 0.85;

/** What a step does, when the language took the sentence for chat, or for something new. */
const INTENTS: Readonly<Record<Extract<PlanStep, { task: unknown }>["tool"], Intent>> = {
  update_task: "UPDATE_TASK",
  complete_task: "COMPLETE_TASK",
  delete_task: "DELETE_TASK",
  schedule_reminder: "SCHEDULE_REMINDER",
  restore_task: "RESTORE_TASK",
  list_tasks: "LIST_TASKS",
};

interface Order {
  intent: Intent;
  title: string;
  step(task: TaskReference): PlanStep;
}

/**
 * The language alone cannot tell "delete call the bank" from chat about a telephone, nor "push the bank call to Friday"
 * from somebody else's business. The person's own tasks can: when one of them is called so, that is what was meant. Null
 * when the message is no such order, or no task is called so.
 */
export function byKnownTitle(turn: DialogueTurn, unsure: Understanding, context: RulesContext): RulesMove | null {
  const asked = byAskedDeed(turn, unsure, context);
  if (asked) return asked;
  const order = plannedOrder(unsure) ?? readOrder(turn.text);
  if (!order) return byDeed(turn, context);
  const { title, intent } = order;
  const reasoning = `one of your tasks is called ${quoteTitle(title)}`;
  const reading = { intent, confidence: CONFIDENCE, reasoning };
  const look = searchFor(title, { status: "all" });
  const looked = searchedFor(look, turn.calls);
  if (!looked) return { reading, move: { kind: "call", calls: [look] } };
  const isCalledSo = looked.success && matchTitle(title, tasksIn(looked)).kind !== "none";
  if (!isCalledSo && partsOf(title).length < 2) return null;
  // "push the bill and the flights to Friday": no task is called so, but two are.
  const named = { kind: "title", title, span: { start: 0, end: 0 } } as const;
  const move = nextMoveOf(followPlan([order.step(named)], context), turn.calls);
  return isCalledSo || move.kind !== "fail" ? { reading, move } : null;
}

/** "I bought the milk": done, when exactly one open task is for that. */
function byDeed(turn: DialogueTurn, context: RulesContext): RulesMove | null {
  const deed = readDeed(turn.text);
  if (!deed) return null;
  const reasoning = "said to be done, and one of your tasks is for that";
  const reading = { intent: "COMPLETE_TASK", confidence: CONFIDENCE, reasoning } as const;
  const look = searchFor(deed.object, { status: "pending" });
  const looked = searchedFor(look, turn.calls);
  if (!looked) return { reading, move: { kind: "call", calls: [look] } };
  const task = looked.success ? taskForDeed(deed, tasksIn(looked)) : null;
  if (!task) return null;
  const reference = { kind: "number", number: task.number, span: { start: 0, end: 0 } } as const;
  const step: PlanStep = { tool: "complete_task", task: reference, completed: true };
  return { reading, move: nextMoveOf(followPlan([step], context), turn.calls) };
}

/** What the language would have done, had it been surer. */
function plannedOrder({ intent: likeliest, possibleIntents, plan }: Understanding): Order | null {
  const intent = possibleIntents.find((possible) => possible !== "GENERAL_CHAT") ?? likeliest;
  const [step, ...more] = plan;
  const isChat = intent === "GENERAL_CHAT" || intent === "CREATE_TASK";
  if (step?.tool === "list_tasks" && step.asks === "when" && step.filter.search)
    return { intent: "LIST_TASKS", title: step.filter.search, step: () => step };
  if (!step || more.length > 0 || !("task" in step) || step.task?.kind !== "title") return null;
  return { intent: isChat ? INTENTS[step.tool] : intent, title: step.task.title, step: () => step };
}

function readOrder(text: string): Order | null {
  const [, verb = "", rest = ""] = ORDER.exec(text.trim()) ?? [];
  const words = rest.replace(/^["“']|["”']$|[.!]+$/gu, "").trim();
  if (!words) return null;
  switch (verb.toLowerCase()) {
    case "delete":
    case "remove":
      return { intent: "DELETE_TASK", title: words, step: (task) => ({ tool: "delete_task", task }) };
    case "rename":
      return readRenaming(words);
    default: {
      const completed = verb.toLowerCase() !== "reopen";
      return { intent: "COMPLETE_TASK", title: words, step: (task) => ({ tool: "complete_task", task, completed }) };
    }
  }
}

function readRenaming(words: string): Order | null {
  const [, title, newTitle] = RENAMING.exec(words) ?? [];
  if (!title || !newTitle) return null;
  return {
    intent: "UPDATE_TASK",
    title,
    step: (task) => ({ tool: "update_task", task, changes: { title: newTitle } }),
  };
}
