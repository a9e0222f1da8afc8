import { z } from "zod";
import { changeTask } from "@/lib/domain/change";
import { nextOccurrence } from "@/lib/domain/recurrence";
import type { Task } from "@/lib/domain/task";
import { taskJson, toTaskJson } from "@/lib/domain/task-json";
import { isCalendarDate } from "@/lib/domain/zoned-time";
import { findTask } from "@/lib/tools/find-task";
import { remindersFollowing } from "@/lib/tools/follow-due";
import { taskField } from "@/lib/tools/input-fields";
import { passMissedReminders } from "@/lib/tools/pass-missed-reminders";
import { defineTool, type Plan, type ToolContext } from "@/lib/tools/tool";

const output = z.object({
  task: taskJson,
  changed: z.boolean().describe("False when it already was that way"),
  next_due_on: z.string().nullable().describe("The day a repeating task moved to"),
});

type Output = z.infer<typeof output>;

export const completeTask = defineTool({
  name: "complete_task",
  title: "Complete or reopen a task",
  description: "Marks a task as done, or as not done. A repeating task moves to its next date instead.",
  effect: "write",
  input: z.strictObject({
    task: taskField,
    completed: z.boolean({ error: "Completed must be true or false" }).default(true).describe("False reopens it"),
    occurrence: z
      .string()
      .refine(isCalendarDate, "Occurrence must be a date like 2026-02-03")
      .optional()
      .describe("due_on of the occurrence that is meant; a repeated call for it does nothing"),
  }),
  output,
  async plan({ task: reference, completed, occurrence }, context): Promise<Plan<Output>> {
    const task = await findTask(reference, context.userId);
    const isOtherOccurrence = occurrence !== undefined && task.recurrence !== null && occurrence !== task.dueOn;
    const isSo = (task.status === "completed") === completed;
    if (isSo || isOtherOccurrence) return { output: { task: toTaskJson(task), changed: false, next_due_on: null } };
    return completed ? complete(task, context) : reopen(task, context);
  },
});

async function complete(task: Task, context: ToolContext): Promise<Plan<Output>> {
  const { recurrence, dueOn, dueAt } = task;
  const here = { now: context.now, timeZone: context.homeTimeZone };
  const next = recurrence !== null && dueOn !== null ? nextOccurrence(recurrence, { dueOn, dueAt }, here) : null;
  if (!next) return finish(task, { status: "completed", completedAt: context.now.toISOString() }, context);
  const reminders = await remindersFollowing(task, next, context);
  const change = changeTask(task, next, context.now);
  return {
    output: { task: toTaskJson(change.after), changed: true, next_due_on: next.dueOn },
    changes: [change, ...reminders],
  };
}

const reopen = (task: Task, context: ToolContext): Promise<Plan<Output>> =>
  finish(task, { status: "pending", completedAt: null }, context);

async function finish(task: Task, fields: Partial<Task>, context: ToolContext): Promise<Plan<Output>> {
  const change = changeTask(task, fields, context.now);
  return {
    output: { task: toTaskJson(change.after), changed: true, next_due_on: null },
    changes: [change, ...(await passMissedReminders([change], context))],
  };
}
