import { whichOf } from "@/lib/agent/rules/ask-which";
import { searchFor } from "@/lib/agent/rules/look-for";
import { tasksIn } from "@/lib/agent/rules/result-data";
import { callTool } from "@/lib/agent/rules/script";
import type { StepContext, StepScript } from "@/lib/agent/rules/step-context";
import { addTask } from "@/lib/agent/rules/steps/add-task";
import { scheduleReminder } from "@/lib/agent/rules/steps/schedule-reminder";
import { tasksThere } from "@/lib/agent/rules/tasks-there";
import { sayProblem } from "@/lib/agent/rules/words/say-problem";
import { sentences } from "@/lib/agent/rules/words/sentences";
import type { NewTask, PlanStep } from "@/lib/language/understanding";

type ScheduleReminder = Extract<PlanStep, { tool: "schedule_reminder" }>;

/** Read first: a reminder for something that is there is set on that, and nothing is made twice. */
export function* remindOrMake({ orNew, ...remind }: ScheduleReminder, context: StepContext): StepScript {
  if (!orNew?.perhaps) return yield* scheduleReminder(remind, context);
  const { tool, input } = searchFor(orNew.perhaps.title, { status: "pending" });
  const listed = yield* callTool(tool, input);
  if (!listed.success) return sayProblem(listed);
  const [only, ...others] = tasksThere(orNew, remind.time, tasksIn(listed), context);
  if (!only) return yield* makeWithReminder(orNew, remind, context);
  if (others.length > 0) return whichOf([only, ...others], remind);
  const task = { kind: "number", number: only.number, span: { start: 0, end: 0 } } as const;
  return yield* scheduleReminder({ ...remind, task }, context);
}

/** Without a time, "remind me about" only makes the task. */
function* makeWithReminder(orNew: NewTask, remind: ScheduleReminder, context: StepContext): StepScript {
  const made = yield* addTask(orNew, context);
  if (made.kind !== "done" || !remind.time) return made;
  const done = [...context.done, made];
  const task = { kind: "step", step: done.length - 1 } as const;
  const reminded = yield* scheduleReminder({ ...remind, task }, { ...context, done });
  switch (reminded.kind) {
    case "fail":
      return { ...reminded, text: sentences([made, { said: reminded.text }]) };
    case "ask":
      return { ...reminded, question: sentences([made, { said: reminded.question }]) };
    case "done":
      return { ...reminded, said: sentences([made, reminded]), tasks: made.tasks };
  }
}
