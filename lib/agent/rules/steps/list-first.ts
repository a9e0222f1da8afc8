import { listInput } from "@/lib/agent/rules/list-input";
import { listedIn } from "@/lib/agent/rules/result-data";
import { callTool } from "@/lib/agent/rules/script";
import type { StepContext, StepScript } from "@/lib/agent/rules/step-context";
import { sayFirst, sayInstead } from "@/lib/agent/rules/words/say-first";
import { sayProblem } from "@/lib/agent/rules/words/say-problem";
import type { TaskFilter } from "@/lib/language/understanding";

/** What to begin with. Where nothing is due, whoever asks still wants something to do: what is open is shown instead. */
export function* listFirst(filter: TaskFilter, context: StepContext): StepScript {
  const tool = "list_tasks";
  const days = filter.due ?? { after: null, before: null };
  const due = yield* callTool(tool, listInput(filter));
  if (!due.success) return sayProblem(due);
  const first = listedIn(due);
  if (first.total > 0)
    return {
      kind: "done",
      tool,
      said: sayFirst(first, days, context),
      tasks: [],
      list: { ...first, isPlainPending: false },
    };
  const pending = yield* callTool(tool, { status: "pending" });
  if (!pending.success) return sayProblem(pending);
  const open = listedIn(pending);
  const said = sayInstead(open, days, context);
  return { kind: "done", tool, said, tasks: [], list: { ...open, isPlainPending: open.isExact } };
}
