import { findTargets } from "@/lib/agent/rules/find-targets";
import { readRows } from "@/lib/agent/rules/read-rows";
import { listedIn } from "@/lib/agent/rules/result-data";
import { callTool } from "@/lib/agent/rules/script";
import type { StepContext, StepScript } from "@/lib/agent/rules/step-context";
import type { Targets } from "@/lib/agent/rules/targets";
import { sayTaskList } from "@/lib/agent/rules/words/say-list";
import { sayProblem } from "@/lib/agent/rules/words/say-problem";
import { sayDetails, sayNotes, sayRhythm, sayState } from "@/lib/agent/rules/words/say-task";
import { sentences } from "@/lib/agent/rules/words/sentences";
import { LIMITS } from "@/lib/domain/limits";
import type { TaskJson } from "@/lib/domain/task-json";
import type { PlanStep, TaskQuestion, TaskReference } from "@/lib/language/understanding";

const ANSWERS: Readonly<Record<TaskQuestion, (task: TaskJson, here: StepContext) => string>> = {
  state: sayState,
  rhythm: sayRhythm,
  notes: sayNotes,
  details: sayDetails,
};

/**
 * By its number only that one is found, so that it is what is shown and what "it" means afterwards. Nothing is done to it: what
 * no task is called may be looked for as a part of one.
 */
function searchFor({ references, tasks }: Targets, reference: TaskReference | null): string | null {
  const [first] = references;
  if (first === undefined) return reference?.kind === "title" ? reference.title.slice(0, LIMITS.titleLength) : null;
  const number = typeof first === "number" ? first : tasks.find(({ id }) => id === first)?.number;
  return number === undefined ? null : `#${number}`;
}

/** One task and what was asked of it; of several, one after the other. */
export function* showTask(
  step: Extract<PlanStep, { tool: "list_tasks"; task: unknown }>,
  context: StepContext,
): StepScript {
  const { tool, asks } = step;
  const targets = yield* findTargets({ reference: step.task, step, status: "all" }, context);
  if (targets.kind !== "found") return targets;
  if (targets.references.length > 1) {
    const tasks = [...(yield* readRows(targets)).values()];
    return {
      kind: "done",
      tool,
      said: sentences(tasks.map((task) => ({ said: ANSWERS[asks](task, context) }))),
      tasks,
    };
  }
  const search = searchFor(targets, step.task);
  const result = yield* callTool(tool, search === null ? { status: "all" } : { status: "all", search });
  if (!result.success) return sayProblem(result);
  const listed = listedIn(result);
  const [only, ...others] = listed.tasks;
  const list = { ...listed, isPlainPending: false };
  if (search?.startsWith("#") && !only)
    return { kind: "fail", code: "TASK_NOT_FOUND", text: `I couldn't find task ${search.slice(1)}.` };
  const said =
    only && others.length === 0
      ? ANSWERS[asks](only, context)
      : sayTaskList(listed, { status: "all", ...(search !== null && { search }) }, context);
  return { kind: "done", tool, said, tasks: [], list };
}
