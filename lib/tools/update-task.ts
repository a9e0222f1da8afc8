import { z } from "zod";
import { changedFields, changeTask } from "@/lib/domain/change";
import { forgetTime } from "@/lib/domain/recurrence";
import type { Task } from "@/lib/domain/task";
import { taskJson, toTaskJson } from "@/lib/domain/task-json";
import { findTask } from "@/lib/tools/find-task";
import { remindersFollowing } from "@/lib/tools/follow-due";
import {
  descriptionField,
  dueField,
  priorityField,
  recurrenceField,
  taskField,
  titleField,
} from "@/lib/tools/input-fields";
import { readDue, startRecurrence } from "@/lib/tools/read-due";
import { defineTool, type ToolContext } from "@/lib/tools/tool";

/** Null clears the field; the description moves along, because a wrapper does not inherit it. */
const clearable = <Field extends z.ZodType>(field: Field) =>
  field
    .nullable()
    .optional()
    .describe(field.description ?? "");

const input = z
  .strictObject({
    task: taskField,
    title: titleField.optional(),
    description: clearable(descriptionField),
    priority: clearable(priorityField),
    due: clearable(dueField),
    recurrence: clearable(recurrenceField),
  })
  .refine(({ task: _, ...fields }) => Object.values(fields).some((value) => value !== undefined), {
    message: "Update the title or description?",
  });

type Input = z.infer<typeof input>;

export const updateTask = defineTool({
  name: "update_task",
  title: "Change a task",
  description: "Changes fields of one task; null clears a field. Moving the date keeps the recurrence.",
  effect: "write",
  input,
  output: z.object({ task: taskJson, previous_title: z.string().describe("The title before this call") }),
  async plan(changes, context) {
    const task = await findTask(changes.task, { userId: context.userId });
    const fields = fieldsFor(task, changes, context);
    const change = changeTask(task, fields, context.now);
    const output = { task: toTaskJson({ ...task, ...fields }), previous_title: task.title };
    if (changedFields(task, { ...task, ...fields }).length === 0) return { output };
    const reminders = await remindersFollowing(task, { ...task, ...fields }, context);
    return { output: { ...output, task: toTaskJson(change.after) }, changes: [change, ...reminders] };
  },
});

function fieldsFor(
  task: Task,
  { title, description, priority, due, recurrence }: Input,
  context: ToolContext,
): Partial<Task> {
  return {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description: description || null }),
    ...(priority === undefined ? {} : { priority }),
    ...scheduleFor(task, due, recurrence, context),
  };
}

/** Date and rule hang together: no date, no repeating; a new rule starts from the date; a new date keeps the rule. */
function scheduleFor(
  task: Task,
  due: string | null | undefined,
  recurrence: string | null | undefined,
  context: ToolContext,
): Partial<Task> {
  if (due === null && !recurrence) return { dueOn: null, dueAt: null, recurrence: null };
  const date = typeof due === "string" ? readDue(due, context) : null;
  if (recurrence) {
    const current = due === undefined && task.dueOn !== null ? { dueOn: task.dueOn, dueAt: task.dueAt } : null;
    return startRecurrence(recurrence, date ?? current, context);
  }
  const kept = recurrence === null ? { recurrence: null } : {};
  if (!date) return kept;
  return { ...date, ...(task.recurrence ? { recurrence: forgetTime(task.recurrence) } : {}), ...kept };
}
