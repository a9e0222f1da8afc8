import { callFailed } from "@/lib/agent/rules/call-failed";
import { type Finding, findTargets, type Targets } from "@/lib/agent/rules/find-targets";
import type { Call, Failure, Question, Script } from "@/lib/agent/rules/script";
import type { StepContext } from "@/lib/agent/rules/step-context";
import { taskNotFound } from "@/lib/domain/task-not-found";
import type { ToolSuccess } from "@/lib/domain/tool-result";
import type { PlanStep, TaskReference } from "@/lib/language/understanding";

interface Action {
  step: PlanStep;
  reference: TaskReference | null;
  /** For a tool that looks titles up by itself: the words to hand it instead. */
  words?: string | null;
  status: "all" | "pending" | "completed";
  callFor(task: string | number): Call;
}

interface Acted {
  kind: "acted";
  results: ToolSuccess[];
}

/** One call for each task that is meant. Those that were refused are told only when none went through. */
export function* actOnTargets(action: Action, context: StepContext): Script<Acted | Question | Failure> {
  const { words } = action;
  const targets: Finding = words
    ? { kind: "found", references: [words], isSet: false }
    : yield* findTargets(action, context);
  if (targets.kind !== "found") return targets;
  if (targets.references.length === 0) return nothingFound(targets);
  const results = yield targets.references.map(action.callFor);
  const succeeded = results.filter((result) => result.success);
  const refused = results.find((result) => !result.success);
  if (succeeded.length > 0 || !refused) return { kind: "acted", results: succeeded };
  return callFailed(refused, action.step);
}

const nothingFound = ({ isSet }: Targets): Failure =>
  isSet
    ? { kind: "fail", code: "TASK_NOT_FOUND", text: "There are no tasks like that." }
    : { kind: "fail", code: "TASK_NOT_FOUND", text: taskNotFound().message };
