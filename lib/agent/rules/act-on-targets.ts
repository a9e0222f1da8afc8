import { findTargets } from "@/lib/agent/rules/find-targets";
import type { Where } from "@/lib/agent/rules/look-for";
import { type Rows, readRows } from "@/lib/agent/rules/read-rows";
import type { Call, Failure, Question, Script } from "@/lib/agent/rules/script";
import type { StepContext } from "@/lib/agent/rules/step-context";
import type { Targets } from "@/lib/agent/rules/targets";
import { plural } from "@/lib/agent/rules/words/say-list";
import { sayProblem } from "@/lib/agent/rules/words/say-problem";
import { quoteTitle } from "@/lib/domain/quote-title";
import type { TaskJson } from "@/lib/domain/task-json";
import { taskNotFound } from "@/lib/domain/task-not-found";
import type { ToolSuccess } from "@/lib/domain/tool-result";
import type { PlanStep, TaskReference } from "@/lib/language/understanding";

interface Action extends Where {
  step: PlanStep;
  reference: TaskReference | null;
  /** The call depends on what is set, so the tasks are read first. */
  needsRows?: boolean;
  /** `rows` are all that it is done to, as far as they were read. */
  callFor(task: string | number, row: TaskJson | undefined, rows: readonly TaskJson[]): Call;
}

interface Acted {
  kind: "acted";
  results: ToolSuccess[];
  /** What to add for those that were refused; empty when none was. */
  refused: string;
}

/** One call for each task that is meant. */
export function* actOnTargets(action: Action, context: StepContext): Script<Acted | Question | Failure> {
  const targets = yield* findTargets(action, context);
  if (targets.kind !== "found") return targets;
  if (targets.references.length === 0) return nothingFound(targets);
  const rows: Rows = action.needsRows ? yield* readRows(targets) : new Map();
  const all = [...rows.values()];
  const results = yield targets.references.map((task) => action.callFor(task, rows.get(task), all));
  const succeeded = results.filter((result) => result.success);
  const refused = results.find((result) => !result.success);
  if (refused && succeeded.length === 0) return sayProblem(refused);
  return { kind: "acted", results: succeeded, refused: sayRefused(results.length - succeeded.length) };
}

const sayRefused = (count: number): string => (count === 0 ? "" : `. ${plural(count, "task")} could not be changed`);

export const nothingFound = ({ isSet, about }: Targets): Failure => ({
  kind: "fail",
  code: "TASK_NOT_FOUND",
  text: about
    ? `I found no tasks about ${quoteTitle(about)}.`
    : isSet
      ? "There are no tasks like that."
      : taskNotFound().message,
});
