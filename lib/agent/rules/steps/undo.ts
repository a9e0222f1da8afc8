import { z } from "zod";
import { callTool } from "@/lib/agent/rules/script";
import type { StepScript } from "@/lib/agent/rules/step-context";
import { plural } from "@/lib/agent/rules/words/say-list";
import { sayProblem } from "@/lib/agent/rules/words/say-problem";
import { quoteTitle } from "@/lib/domain/quote-title";
import { taskJson } from "@/lib/domain/task-json";
import type { PlanStep } from "@/lib/language/understanding";

const undone = z.object({
  undone: z.array(z.object({ tool_name: z.string() })),
  tasks: z.array(taskJson),
  // What was undone before reminders were told is still read in conversations.
  reminded: z.array(z.string()).default([]),
  redone: z.boolean(),
});

const DEEDS: Readonly<Record<string, string>> = {
  add_task: "adding",
  delete_task: "deleting",
  restore_task: "restoring",
  schedule_reminder: "the reminder for",
  change_reminder: "the change to the reminder for",
};

export function* undo({ tool, redo }: Extract<PlanStep, { tool: "undo" }>): StepScript {
  const result = yield* callTool(tool, redo ? { redo } : {});
  if (!result.success) return sayProblem(result);
  const { undone: calls, tasks, reminded, redone } = undone.parse(result.data);
  const call = calls.find(({ tool_name }) => tool_name === "add_task") ?? calls[0];
  // A reminder that went along with its task is not told apart from it.
  const named = tasks.length > 0 ? tasks.map(({ title }) => title) : reminded;
  const [only, ...others] = named;
  const deed =
    (call && DEEDS[call.tool_name]) ?? (tasks.length > 0 ? "the change to" : "the change to the reminder for");
  const noun = tasks.length > 0 ? "task" : "reminder";
  const many = named.length > 0 ? `changes to ${plural(named.length, noun)}` : plural(calls.length, "change");
  const what = only !== undefined && others.length === 0 ? `${deed} ${quoteTitle(only)}` : many;
  return { kind: "done", tool, said: `${redone ? "Redone" : "Undone"}: ${what}`, tasks };
}
