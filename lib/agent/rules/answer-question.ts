import { isAgreement } from "@/lib/agent/rules/is-agreement";
import type { OpenQuestion } from "@/lib/agent/rules/open-question";
import { readChoice } from "@/lib/agent/rules/read-choice";
import type { RulesContext } from "@/lib/agent/rules/step-context";
import { withRhythm } from "@/lib/agent/rules/with-rhythm";
import { understand } from "@/lib/language/understand";
import type { PlanStep, TaskReference } from "@/lib/language/understanding";

/** What an answer means for the request that waits for it: a plan to carry out, or null when it answers nothing. */
export function answerQuestion(open: OpenQuestion, text: string, context: RulesContext): PlanStep[] | null {
  if (open.missing === "rhythm") return withRhythm(open.plan, text, context);
  if (open.missing === "yes") return isAgreement(text) ? open.plan : null;
  const [step, ...rest] = open.plan;
  const answered = step ? completeStep(step, open, text, context) : null;
  return answered && [answered, ...rest];
}

/** "call it Buy milk" names the title, "Add task: Buy milk" says the request again. */
const NAMING = /^\W*(?:(?:call|name) it|(?:add|create) (?:a )?(?:new )?task:?) /i;

function completeStep(step: PlanStep, open: OpenQuestion, text: string, context: RulesContext): PlanStep | null {
  const language = { now: context.now, timeZone: context.timeZone };
  switch (open.missing) {
    case "title":
      return withTitle(step, understand(`Add task: ${text.replace(NAMING, "")}`, language).plan[0]);
    case "task":
      return withTask(step, readChoice(text, open, context));
    case "set":
      return withTask(step, readKind(text, context));
    case "reminder":
      return withReminder(step, text, open, context);
    case "time":
      return withTime(step, understand(`Remind me to do it ${text}`, language).plan.at(-1));
    case "change":
      return withChange(step, text, context);
    case "rhythm":
    case "yes":
      return null;
    case "new title":
      return step.tool === "update_task" ? { ...step, changes: { ...step.changes, title: text.trim() } } : null;
    case "new description":
      return step.tool === "update_task" ? { ...step, changes: { ...step.changes, description: text.trim() } } : null;
  }
}

function withTitle(step: PlanStep, read: PlanStep | undefined): PlanStep | null {
  if (step.tool !== "add_task" || read?.tool !== "add_task" || !read.title) return null;
  return {
    ...step,
    title: read.title,
    description: step.description ?? read.description,
    priority: step.priority ?? read.priority,
    due: step.due ?? read.due,
    recurrence: step.recurrence ?? read.recurrence,
  };
}

const withTask = (step: PlanStep, task: TaskReference | null): PlanStep | null =>
  task && "task" in step ? { ...step, task } : null;

/** "overdue", "the completed ones": a kind of tasks; "all of them" is not what was asked. */
function readKind(text: string, { now, timeZone }: RulesContext): TaskReference | null {
  const kind = text.replace(/\b(?:i mean|all|the|my|tasks|ones)\b|[^\p{L} -]/giu, " ").trim();
  const [read] = understand(`Delete all ${kind} tasks`, { now, timeZone }).plan;
  const reference = read?.tool === "delete_task" ? read.task : null;
  if (reference?.kind !== "every" || reference.unclear || reference.filter.search !== undefined) return null;
  return reference.filter.status === "all" && !reference.filter.due ? null : reference;
}

function withReminder(step: PlanStep, text: string, open: OpenQuestion, context: RulesContext): PlanStep | null {
  if (step.tool !== "change_reminder") return null;
  const tasks = open.reminders.map(({ task }) => task);
  const [read] = understand(`Complete ${text}`, { ...context, lastShown: tasks.length }).plan;
  const position = read?.tool === "complete_task" && read.task?.kind === "position" ? read.task : null;
  const chosen = position && open.reminders.at(position.from === "start" ? position.index - 1 : -position.index);
  const reminder = chosen ? { kind: "id" as const, id: chosen.id } : readChoice(text, { ...open, tasks }, context);
  return reminder && { ...step, reminder };
}

function withTime(step: PlanStep, read: PlanStep | undefined): PlanStep | null {
  if (read?.tool !== "schedule_reminder" || !read.time) return null;
  if (step.tool === "schedule_reminder") return { ...step, time: read.time, repeat: step.repeat ?? read.repeat };
  return step.tool === "change_reminder" ? { ...step, change: { kind: "move", to: read.time } } : null;
}

/** "show me the urgent ones" asks for something else, and its "urgent" is no answer. */
const ASKS =
  /^\W*(?:(?:can|could|would|will) you\s+)?(?:please\s+)?(?:show|list|tell|see|view|find|what|which|when|where|who|how|why|do i|is|are)\b/iu;

/** "title to Call Mom", "make it urgent": read as if the request had said it. */
function withChange(step: PlanStep, text: string, { now, timeZone }: RulesContext): PlanStep | null {
  if (step.tool !== "update_task" || ASKS.test(text)) return null;
  for (const sentence of [`Update task 1 ${text}`, text]) {
    const [read] = understand(sentence, { now, timeZone }).plan;
    if (read?.tool === "update_task" && Object.keys(read.changes).length > 0) return { ...step, changes: read.changes };
  }
  return null;
}
