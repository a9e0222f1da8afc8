import { z } from "zod";
import { createTask } from "@/lib/domain/change";
import type { Task } from "@/lib/domain/task";
import { taskJson, toTaskJson } from "@/lib/domain/task-json";
import { descriptionField, dueField, priorityField, recurrenceField, titleField } from "@/lib/tools/input-fields";
import { readDue, startRecurrence } from "@/lib/tools/read-due";
import { defineTool } from "@/lib/tools/tool";

/** The statement that inserts a task gives it its number; until then it has none. */
const NUMBER_TO_COME = 0;

export const addTask = defineTool({
  name: "add_task",
  title: "Add a task",
  description: "Adds one task to the person's list.",
  effect: "write",
  input: z.strictObject({
    title: titleField,
    description: descriptionField.optional(),
    priority: priorityField.optional(),
    due: dueField.optional(),
    recurrence: recurrenceField.optional(),
  }),
  output: z.object({ task: taskJson }),
  async plan({ title, description, priority, due, recurrence }, context) {
    const date = due === undefined ? null : readDue(due, context);
    const schedule =
      recurrence === undefined ? { ...date, recurrence: null } : startRecurrence(recurrence, date, context);
    const now = context.now.toISOString();
    const task: Task = {
      id: context.newId(),
      userId: context.userId,
      number: NUMBER_TO_COME,
      title,
      description: description || null,
      status: "pending",
      priority: priority ?? null,
      dueOn: schedule.dueOn ?? null,
      dueAt: schedule.dueAt ?? null,
      recurrence: schedule.recurrence,
      completedAt: null,
      deletedAt: null,
      version: 1,
      createdAt: now,
      updatedAt: now,
    };
    return { output: { task: toTaskJson(task) }, changes: [createTask(task)] };
  },
});
