import { z } from "zod";
import { actOnTargets } from "@/lib/agent/rules/act-on-targets";
import { tasksIn } from "@/lib/agent/rules/result-data";
import type { StepContext, StepDone, StepScript } from "@/lib/agent/rules/step-context";
import { plural } from "@/lib/agent/rules/words/say-list";
import { sayDay } from "@/lib/agent/rules/words/say-moment";
import { quoteTitle } from "@/lib/domain/quote-title";
import { taskJson } from "@/lib/domain/task-json";
import type { ToolSuccess } from "@/lib/domain/tool-result";
import type { PlanStep } from "@/lib/language/understanding";

type CompleteTask = Extract<PlanStep, { tool: "complete_task" }>;

const completion = z.object({ task: taskJson, changed: z.boolean(), next_due_on: z.string().nullable() });

export function* completeTask(step: CompleteTask, context: StepContext): StepScript {
  const { completed } = step;
  const acted = yield* actOnTargets(
    {
      step,
      reference: step.task,
      status: completed ? "pending" : "completed",
      callFor: (task) => ({ tool: step.tool, input: { task, completed } }),
    },
    context,
  );
  if (acted.kind !== "acted") return acted;
  const tasks = acted.results.flatMap(tasksIn);
  return { kind: "done", tool: step.tool, said: say(acted.results, completed, context) + acted.refused, tasks };
}

function say(results: ToolSuccess[], completed: boolean, context: StepContext): string {
  const state = completed ? "done" : "not done";
  const all = results.map(({ data }) => completion.parse(data));
  const [only, ...others] = all;
  if (!only || others.length > 0) return saySeveral(all, state);
  const title = quoteTitle(only.task.title);
  if (!only.changed) return `${title} is already ${state}`;
  const list = context.done.findLast((step) => step.list)?.list;
  if (list && completed) return sayAfterList(title, list);
  const next = only.next_due_on === null ? "" : `. Next ${sayDay(only.next_due_on, context)}`;
  return `Marked ${title} as ${state}${next}`;
}

type Completion = z.infer<typeof completion>;

/** What was marked, and what was that way before. */
function saySeveral(all: readonly Completion[], state: string): string {
  const marked = all.filter(({ changed }) => changed);
  const before = all.filter(({ changed }) => !changed);
  if (marked.length === 0) return `${before.length === 2 ? "Both" : `All ${before.length}`} tasks are already ${state}`;
  const already = before.length === 0 ? "" : `. ${nameOf(before)} already ${before.length === 1 ? "was" : "were"}`;
  return `Marked ${nameOf(marked)} as ${state}${already}`;
}

const nameOf = ([only, ...others]: readonly Completion[]): string =>
  only && others.length === 0 ? quoteTitle(only.task.title) : plural(others.length + 1, "task");

/** "list pending tasks and mark the first one done". */
function sayAfterList(title: string, { total, isPlainPending }: NonNullable<StepDone["list"]>): string {
  const left = isPlainPending ? ` You have ${plural(total - 1, "pending task")} left.` : "";
  return `Done! I've marked ${title} as complete.${left}`;
}
