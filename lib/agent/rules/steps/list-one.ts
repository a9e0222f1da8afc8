import { listInput } from "@/lib/agent/rules/list-input";
import { listedIn } from "@/lib/agent/rules/result-data";
import { callTool } from "@/lib/agent/rules/script";
import type { StepContext, StepScript } from "@/lib/agent/rules/step-context";
import { sayOne, sayOneInstead } from "@/lib/agent/rules/words/say-one";
import { sayProblem } from "@/lib/agent/rules/words/say-problem";
import type { TaskFilter } from "@/lib/language/understanding";

/** What is due first; where nothing is, what matters most; else the first there is. One is shown, so that "it" is that one. */
export function* listOne(filter: TaskFilter, context: StepContext): StepScript {
  const tool = "list_tasks";
  const inOrder = [filter, { status: "pending", priority: "high" }, { status: "pending" }] as const;
  for (const wanted of inOrder) {
    const result = yield* callTool(tool, { ...listInput(wanted), limit: 1 });
    if (!result.success) return sayProblem(result);
    const listed = listedIn(result);
    const [task] = listed.tasks;
    if (!task && wanted !== inOrder.at(-1)) continue;
    const said = task && wanted === filter ? sayOne(task, context) : sayOneInstead(task);
    return { kind: "done", tool, said, tasks: [], list: { ...listed, isPlainPending: false } };
  }
  return { kind: "done", tool, said: sayOneInstead(undefined), tasks: [] };
}
