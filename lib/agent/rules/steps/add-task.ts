import { z } from "zod";
import { waitFor } from "@/lib/agent/rules/open-question";
import { callTool, type Question } from "@/lib/agent/rules/script";
import type { StepContext, StepScript } from "@/lib/agent/rules/step-context";
import { sayDue } from "@/lib/agent/rules/words/say-moment";
import { sayProblem } from "@/lib/agent/rules/words/say-problem";
import type { JsonObject } from "@/lib/domain/invocation";
import { shortTitle } from "@/lib/domain/quote-title";
import { recurrenceWords } from "@/lib/domain/recurrence-words";
import { taskJson } from "@/lib/domain/task-json";
import type { NewTask } from "@/lib/language/understanding";

const created = z.object({ task: taskJson });

export function* addTask(step: NewTask, context: StepContext): StepScript {
  if (step.title === null) return askForTitle(step);
  const result = yield* callTool("add_task", inputOf(step, step.title));
  if (!result.success) return sayProblem(result);
  const { task } = created.parse(result.data);
  const rhythm = task.recurrence === null ? "" : recurrenceWords(task.recurrence);
  const due = sayDue(task, context);
  const past = step.due?.isPast ? "already past" : "";
  const times = [rhythm, rhythm && due ? `first ${due}` : due, past].filter(Boolean).join(", ");
  const said = `Task created: ${shortTitle(task.title)}${times && ` (${times})`}`;
  return { kind: "done", tool: step.tool, said, tasks: [task] };
}

const askForTitle = (step: NewTask): Question => ({
  kind: "ask",
  question: "I need more details. What should the task be called?",
  options: [],
  open: waitFor("title", [step]),
});

function inputOf({ description, priority, due, recurrence }: NewTask, title: string): JsonObject {
  return {
    title,
    ...(description && { description }),
    ...(priority && { priority }),
    ...(due && { due: due.due }),
    ...(recurrence && { due: recurrence.first.due, recurrence: recurrence.rule }),
  };
}
