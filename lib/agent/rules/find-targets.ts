import { askWhich, whichOf } from "@/lib/agent/rules/ask-which";
import { listInput } from "@/lib/agent/rules/list-input";
import { changedSinceShown, lastMentionedTasks, lastShownTasks } from "@/lib/agent/rules/remember";
import { tasksIn } from "@/lib/agent/rules/result-data";
import { callTool, type Failure, type Question, type Script } from "@/lib/agent/rules/script";
import type { StepContext } from "@/lib/agent/rules/step-context";
import { sayProblem } from "@/lib/agent/rules/words/say-problem";
import { LIMITS } from "@/lib/domain/limits";
import type { ShownTaskJson } from "@/lib/domain/shown-task-json";
import type { TaskJson } from "@/lib/domain/task-json";
import { matchTitle } from "@/lib/domain/title-match";
import type { PlanStep, TaskReference } from "@/lib/language/understanding";

/** The tasks a step is about, as a tool takes them: ids, a number, or words that the tool itself looks up. */
export interface Targets {
  kind: "found";
  references: (string | number)[];
  /** Set when the whole set was asked for, which may be empty. */
  isSet: boolean;
}

export type Finding = Targets | Question | Failure;

const found = (references: (string | number)[], isSet = false): Targets => ({ kind: "found", references, isSet });
const idsOf = (tasks: readonly ShownTaskJson[]): string[] => tasks.map(({ id }) => id);

interface Wanted {
  reference: TaskReference | null;
  step: PlanStep;
  /** Which tasks a title may mean. */
  status: "all" | "pending" | "completed";
}

/** Read first: a task named by words is looked for and matched before anything is done to it. */
export function* findTargets({ reference, step, status }: Wanted, context: StepContext): Script<Finding> {
  if (!reference) return yield* askWhich(step);
  switch (reference.kind) {
    case "number":
      return found([reference.number, ...(reference.also ?? [])]);
    case "step":
      return found(idsOf(context.done[reference.step]?.tasks ?? []));
    case "title":
      return yield* findByTitle(reference.title, step, status);
    case "every":
      return yield* findEvery(reference.filter);
    case "position":
      return yield* findByPosition(reference, step, context);
    case "rest":
      return restOf(yield* shownTasks(context), step, context);
    case "pronoun":
      return yield* findByPronoun(reference.plural, step, context);
  }
}

function* findByTitle(title: string, step: PlanStep, status: Wanted["status"]): Script<Finding> {
  const search = title.slice(0, LIMITS.titleLength);
  const listed = yield* callTool("list_tasks", { status, search, limit: 20 });
  if (!listed.success) return sayProblem(listed);
  const tasks = tasksIn(listed);
  const same = tasks.filter((task) => task.title.toLowerCase() === title.toLowerCase());
  const match = same.length > 1 ? { kind: "several" as const, items: same } : matchTitle(title, same[0] ? same : tasks);
  if (match.kind === "one") return found([match.item.id]);
  if (match.kind === "several") return whichOf(match.items, step);
  // The tool's own search forgives more, and says what to say when there is none.
  return found([search]);
}

function* findEvery(filter: Parameters<typeof listInput>[0]): Script<Finding> {
  const listed = yield* callTool("list_tasks", { ...listInput(filter), limit: LIMITS.tasksPerConfirmation });
  return listed.success ? found(idsOf(tasksIn(listed)), true) : sayProblem(listed);
}

function* findByPosition(
  { from, index, count }: Extract<TaskReference, { kind: "position" }>,
  step: PlanStep,
  context: StepContext,
): Script<Finding> {
  const tasks = yield* shownTasks(context);
  const first = from === "start" ? index - 1 : tasks.length - index - count + 1;
  const chosen = tasks.slice(Math.max(0, first), Math.max(0, first) + count);
  return chosen.length > 0 ? found(idsOf(chosen)) : whichOf(tasks, step);
}

/** The list that positions count in: of this plan, else the last one shown, else what is open. */
function* shownTasks({ done, earlier }: StepContext): Script<TaskJson[]> {
  const own = done.findLast(({ list }) => list)?.list?.tasks;
  return own ?? lastShownTasks(earlier) ?? tasksIn(yield* callTool("list_tasks", { status: "pending" }));
}

/** Those of a list that nothing was done to since it was shown. */
function restOf(shown: readonly TaskJson[], step: PlanStep, { done, earlier }: StepContext): Finding {
  const touched = new Set([...done.flatMap(({ tasks }) => tasks), ...changedSinceShown(earlier)].map(({ id }) => id));
  const rest = shown.filter(({ id }) => !touched.has(id));
  return rest.length > 0 ? found(idsOf(rest)) : whichOf(shown, step);
}

function* findByPronoun(isPlural: boolean, step: PlanStep, context: StepContext): Script<Finding> {
  const here = context.done.flatMap(({ tasks }) => tasks);
  const tasks = here.length > 0 ? here : lastMentionedTasks(context.earlier);
  if (tasks.length === 0) return yield* askWhich(step);
  return tasks.length === 1 || isPlural ? found(idsOf(tasks)) : whichOf(tasks, step);
}
