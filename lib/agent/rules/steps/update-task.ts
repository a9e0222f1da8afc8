import { z } from "zod";
import { actOnTargets } from "@/lib/agent/rules/act-on-targets";
import { inWeekOf } from "@/lib/agent/rules/in-week-of";
import { isAboutTime, keptDue } from "@/lib/agent/rules/kept-due";
import { waitFor } from "@/lib/agent/rules/open-question";
import { tasksIn } from "@/lib/agent/rules/result-data";
import type { Question } from "@/lib/agent/rules/script";
import type { StepContext, StepScript } from "@/lib/agent/rules/step-context";
import { skipOccurrence } from "@/lib/agent/rules/steps/skip-occurrence";
import { plural } from "@/lib/agent/rules/words/say-list";
import { sayDue } from "@/lib/agent/rules/words/say-moment";
import type { JsonObject } from "@/lib/domain/invocation";
import { quoteTitle } from "@/lib/domain/quote-title";
import { recurrenceWords } from "@/lib/domain/recurrence-words";
import { type TaskJson, taskJson } from "@/lib/domain/task-json";
import type { ToolSuccess } from "@/lib/domain/tool-result";
import type { PlanStep, TaskChanges } from "@/lib/language/understanding";

type UpdateTask = Extract<PlanStep, { tool: "update_task" }>;

const update = z.object({ task: taskJson, previous_title: z.string() });

export function* updateTask(step: UpdateTask, context: StepContext): StepScript {
  const { changes } = step;
  if (changes.skips) return yield* skipOccurrence(step, changes.skips.on, context);
  if (step.task && Object.keys(changes).length === 0) return askForChange(step);
  const acted = yield* actOnTargets(
    {
      step,
      reference: step.task,
      status: "all",
      needsRows: isAboutTime(changes),
      callFor: (task, row, rows) => {
        const meant = inTheirWeek(changes, rows, context);
        return { tool: step.tool, input: { task, ...fieldsOf(meant), ...keptDue(meant, row, context) } };
      },
    },
    context,
  );
  if (acted.kind !== "acted") return acted;
  const tasks = acted.results.flatMap(tasksIn);
  return { kind: "done", tool: step.tool, said: say(acted.results, changes, context) + acted.refused, tasks };
}

/** A weekday is one of the week in which they are due. */
const inTheirWeek = (changes: TaskChanges, rows: readonly TaskJson[], { timeZone }: StepContext): TaskChanges =>
  changes.due
    ? {
        ...changes,
        due: inWeekOf(
          changes.due,
          rows.map(({ due_on }) => due_on),
          timeZone,
        ),
      }
    : changes;

const askForChange = (step: UpdateTask): Question => ({
  kind: "ask",
  question: "Update the title or description?",
  options: [
    { label: "Title", message: "The title" },
    { label: "Description", message: "The description" },
  ],
  open: waitFor("change", [step]),
});

function fieldsOf({ title, description, note, priority, due, moveByMinutes, recurrence }: TaskChanges): JsonObject {
  return {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(note !== undefined && { note }),
    ...(priority !== undefined && { priority }),
    ...(due !== undefined && { due: due?.due ?? null }),
    ...(moveByMinutes !== undefined && { postpone_minutes: moveByMinutes }),
    ...(recurrence !== undefined && { recurrence: recurrence?.rule ?? null }),
    ...(recurrence && { due: recurrence.first.due }),
  };
}

function say(results: ToolSuccess[], changes: TaskChanges, context: StepContext): string {
  const [only, ...others] = results.map(({ data }) => update.parse(data));
  if (!only || others.length > 0) return `Updated ${plural(results.length, "task")}`;
  const { task, previous_title } = only;
  if (changes.title !== undefined) return `Updated ${quoteTitle(previous_title)} to ${quoteTitle(task.title)}`;
  return `Updated ${quoteTitle(task.title)}: ${sayChanges(task, changes, context)}`;
}

function sayChanges(task: TaskJson, changes: TaskChanges, context: StepContext): string {
  const hasDate =
    isAboutTime(changes) ||
    changes.due === null ||
    changes.moveByMinutes !== undefined ||
    changes.recurrence !== undefined;
  const due = sayDue(task, context);
  const said = [
    changes.description !== undefined && "new description",
    changes.note !== undefined && `added ${quoteTitle(changes.note)}`,
    changes.priority !== undefined && (task.priority === null ? "no priority" : `${task.priority} priority`),
    hasDate && (due ? `due ${due}${changes.due?.isPast ? ", already past" : ""}` : "no due date"),
    changes.recurrence !== undefined &&
      (task.recurrence === null ? "no longer repeats" : recurrenceWords(task.recurrence)),
  ];
  return said.filter((words) => typeof words === "string").join(", ");
}
