import { z } from "zod";
import { listInput } from "@/lib/agent/rules/list-input";
import { tasksIn } from "@/lib/agent/rules/result-data";
import { callTool } from "@/lib/agent/rules/script";
import type { StepScript } from "@/lib/agent/rules/step-context";
import { sayTaskList } from "@/lib/agent/rules/words/say-list";
import { sayProblem } from "@/lib/agent/rules/words/say-problem";
import type { PlanStep } from "@/lib/language/understanding";

const totals = z.object({ total: z.number(), total_is_exact: z.boolean() });

export function* listTasks({ tool, filter }: Extract<PlanStep, { tool: "list_tasks" }>): StepScript {
  const input = listInput(filter);
  const result = yield* callTool("list_tasks", input);
  if (!result.success) return sayProblem(result);
  const tasks = tasksIn(result);
  const { total, total_is_exact } = totals.parse(result.data);
  const isPlainPending = filter.status === "pending" && Object.keys(input).length === 1 && total_is_exact;
  const said = sayTaskList(tasks, total, total_is_exact, filter);
  return { kind: "done", tool, said, tasks: [], list: { tasks, total, isPlainPending } };
}
