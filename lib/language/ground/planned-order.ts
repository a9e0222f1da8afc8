import { matchTitle } from "@/lib/domain/title-match";
import { confidenceOf } from "@/lib/language/confidence-of";
import { openMessage } from "@/lib/language/grammar/message";
import { readSpoken } from "@/lib/language/grammar/read-spoken";
import { decideMeaning } from "@/lib/language/ground/decide-meaning";
import { tasksNamed } from "@/lib/language/ground/name";
import { partsOf } from "@/lib/language/ground/parts-of";
import type { World } from "@/lib/language/ground/world";
import type { LanguageContext } from "@/lib/language/language-context";
import { readSentence } from "@/lib/language/sentence";
import type { Intent, PlanStep, Understanding } from "@/lib/language/understanding";

/** The words by which an unsure plan calls its one task. */
export function plannedName({ plan }: Understanding): string | null {
  const [step, ...more] = plan;
  if (!step || more.length > 0) return null;
  if (step.tool === "list_tasks" && step.asks === "when") return step.filter.search ?? null;
  return "task" in step && step.task?.kind === "title" ? step.task.title : null;
}

/** A task is called so, or two are: "push the bill and the flights to Friday". */
export function isCalled(name: string, { tasks }: World): boolean {
  if (matchTitle(name, tasks).kind !== "none") return true;
  const parts = partsOf(name);
  return parts.length > 1 && parts.every((part) => tasksNamed(part, tasks).length > 0);
}

/** What a step does, when the rules took the sentence for chat, or for something new. */
const INTENTS: Readonly<Record<PlanStep["tool"], Intent>> = {
  add_task: "CREATE_TASK",
  update_task: "UPDATE_TASK",
  complete_task: "COMPLETE_TASK",
  delete_task: "DELETE_TASK",
  schedule_reminder: "SCHEDULE_REMINDER",
  restore_task: "RESTORE_TASK",
  list_tasks: "LIST_TASKS",
  list_reminders: "LIST_REMINDERS",
  change_reminder: "CHANGE_REMINDER",
  undo: "UNDO",
};

export function asPlanned(said: Understanding): Understanding {
  const [step] = said.plan;
  const others: readonly Intent[] = ["GENERAL_CHAT", "CREATE_TASK"];
  const likeliest = said.possibleIntents.find((intent) => intent !== "GENERAL_CHAT") ?? said.intent;
  const intent = step && others.includes(likeliest) ? INTENTS[step.tool] : likeliest;
  return {
    ...said,
    intent,
    confidence: confidenceOf({ coverage: 1, grounding: "one" }),
    possibleIntents: [],
    reasoning: `${said.reasoning}; one of your tasks is called '${plannedName(said)}'`,
  };
}

/** "have I bought the milk?" is about 'Buy milk', though it is not called so. */
export function askedDeed(said: Understanding, context: LanguageContext, world: World): Understanding | null {
  const [step] = said.plan;
  if (step?.tool !== "list_tasks" || step.asks !== "state" || step.task?.kind !== "title") return null;
  const told = readSpoken(openMessage(readSentence(`I ${step.task.title}`, context)));
  const meaning = decideMeaning({ spoken: told.filter(({ isTold }) => isTold), things: [] }, anyState(world));
  const task = meaning.kind === "one" ? meaning.task : null;
  if (!task) return null;
  return {
    ...said,
    intent: "LIST_TASKS",
    confidence: confidenceOf({ coverage: 1, grounding: "one" }),
    plan: [{ ...step, task: { kind: "number", number: task.number, span: step.task.span } }],
    possibleIntents: [],
    reasoning: "one of your tasks is for that",
  };
}

const anyState = ({ tasks }: World): World => ({ tasks: tasks.map((task) => ({ ...task, status: "pending" })) });
