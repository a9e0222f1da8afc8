import type { OpenQuestion } from "@/lib/agent/rules/open-question";
import type { RulesContext } from "@/lib/agent/rules/step-context";
import { withRhythm } from "@/lib/agent/rules/with-rhythm";
import { matchTitle } from "@/lib/domain/title-match";
import { understand } from "@/lib/language/understand";
import type { PlanStep, TaskReference } from "@/lib/language/understanding";

/** What an answer means for the request that waits for it: a plan to carry out, or null when it answers nothing. */
export function answerQuestion(open: OpenQuestion, text: string, context: RulesContext): PlanStep[] | null {
  if (open.missing === "rhythm") return withRhythm(open.plan, text, context);
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
      return withTask(step, readTask(text, open, context));
    case "reminder":
      return withReminder(step, text, open, context);
    case "time":
      return withTime(step, understand(`Remind me to do it ${text}`, language).plan.at(-1));
    case "change":
      return withChange(step, text, context);
    case "rhythm":
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

/** "3", "#3", "the second one", "both", or words of a title that was offered. */
function readTask(text: string, { tasks }: OpenQuestion, { now, timeZone }: RulesContext): TaskReference | null {
  const number = /^\s*#?(\d{1,9})\s*[.!]?\s*$/.exec(text)?.[1];
  const span = { start: 0, end: text.length };
  if (number !== undefined) return { kind: "number", number: Number(number), span };
  const [read] = understand(`Complete ${text}`, { now, timeZone, lastShown: tasks.length }).plan;
  const reference = read?.tool === "complete_task" ? read.task : null;
  if (reference?.kind === "position") {
    const chosen = reference.from === "start" ? tasks[reference.index - 1] : tasks[tasks.length - reference.index];
    return chosen ? { kind: "number", number: chosen.number, span } : null;
  }
  if (reference?.kind !== "title") return reference?.kind === "number" ? reference : null;
  const match = matchTitle(reference.title, tasks);
  return match.kind === "one" ? { kind: "number", number: match.item.number, span } : null;
}

function withReminder(step: PlanStep, text: string, open: OpenQuestion, context: RulesContext): PlanStep | null {
  if (step.tool !== "change_reminder") return null;
  const tasks = open.reminders.map(({ task }) => task);
  const [read] = understand(`Complete ${text}`, { ...context, lastShown: tasks.length }).plan;
  const position = read?.tool === "complete_task" && read.task?.kind === "position" ? read.task : null;
  const reminder = position ?? readTask(text, { ...open, tasks }, context);
  return reminder && { ...step, reminder };
}

function withTime(step: PlanStep, read: PlanStep | undefined): PlanStep | null {
  if (read?.tool !== "schedule_reminder" || !read.time) return null;
  if (step.tool === "schedule_reminder") return { ...step, time: read.time, repeat: step.repeat ?? read.repeat };
  return step.tool === "change_reminder" ? { ...step, change: { kind: "move", to: read.time } } : null;
}

/** "title to Call Mom", "make it urgent": read as if the request had said it. */
function withChange(step: PlanStep, text: string, { now, timeZone }: RulesContext): PlanStep | null {
  if (step.tool !== "update_task") return null;
  for (const sentence of [`Update task 1 ${text}`, text]) {
    const [read] = understand(sentence, { now, timeZone }).plan;
    if (read?.tool === "update_task" && Object.keys(read.changes).length > 0) return { ...step, changes: read.changes };
  }
  return null;
}
