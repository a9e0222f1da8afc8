import { z } from "zod";
import { callTool } from "@/lib/agent/rules/script";
import type { StepScript } from "@/lib/agent/rules/step-context";
import { plural } from "@/lib/agent/rules/words/say-list";
import { sayProblem } from "@/lib/agent/rules/words/say-problem";
import { quoteTitle } from "@/lib/domain/confirmation-words";
import { taskJson } from "@/lib/domain/task-json";
import type { PlanStep } from "@/lib/language/understanding";

const undone = z.object({
  undone: z.array(z.object({ tool_name: z.string() })),
  tasks: z.array(taskJson),
  redone: z.boolean(),
});

const DEEDS: Readonly<Record<string, string>> = {
  add_task: "adding",
  delete_task: "deleting",
  restore_task: "restoring",
};

export function* undo({ tool, redo }: Extract<PlanStep, { tool: "undo" }>): StepScript {
  const result = yield* callTool(tool, redo ? { redo } : {});
  if (!result.success) return sayProblem(result);
  const { undone: calls, tasks, redone } = undone.parse(result.data);
  const [call] = calls;
  const [task] = tasks;
  const deed = (call && DEEDS[call.tool_name]) ?? "the change to";
  const what = task && tasks.length === 1 ? `${deed} ${quoteTitle(task.title)}` : sayMany(calls.length, tasks.length);
  return { kind: "done", tool, said: `${redone ? "Redone" : "Undone"}: ${what}`, tasks };
}

const sayMany = (calls: number, tasks: number): string =>
  tasks > 0 ? `changes to ${plural(tasks, "task")}` : plural(calls, "change");
