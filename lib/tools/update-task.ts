import { z } from "zod";
import { changedFields, changeTask } from "@/lib/domain/change";
import { moveDue } from "@/lib/domain/due";
import { LIMITS } from "@/lib/domain/limits";
import { forgetTime } from "@/lib/domain/recurrence";
import { StewardError } from "@/lib/domain/steward-error";
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
import { readDue, requireRecentStart, startRecurrence } from "@/lib/tools/read-due";
import { defineTool, type ToolContext } from "@/lib/tools/tool";

/** Null clears the field; the description moves along, because a wrapper does not inherit it. */
const clearable = <Field extends z.ZodType>(field: Field) =>
  field
    .nullable()
    .optional()
    .describe(field.description ?? "");

const LONGEST_MOVE = 60 * 24 * 366;

const input = z
  .strictObject({
    task: taskField,
    title: titleField.optional(),
    description: clearable(descriptionField),
    note: descriptionField
      .min(1, "A note cannot be empty")
      .optional()
      .describe("Instead of description: a line to add below what it says"),
    priority: clearable(priorityField),
    due: clearable(dueField),
    postpone_minutes: z
      .number()
      .int("Postpone must be a whole number of minutes")
      .min(-LONGEST_MOVE, "Postpone must be at most a year")
      .max(LONGEST_MOVE, "Postpone must be at most a year")
      .optional()
      .describe("Instead of due: move the due date by so many minutes, negative for earlier; 1440 is a day"),
    recurrence: clearable(recurrenceField),
  })
  .refine(({ task: _, ...fields }) => Object.values(fields).some((value) => value !== undefined), {
    message: "Update the title or description?",
  })
  .refine(({ due, postpone_minutes }) => due === undefined || postpone_minutes === undefined, {
    message: "Give either due or postpone_minutes",
  })
  .refine(({ description, note }) => description === undefined || note === undefined, {
    message: "Give either description or note",
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
    const task = await findTask(changes.task, context.userId);
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
  { title, description, note, priority, due, postpone_minutes, recurrence }: Input,
  context: ToolContext,
): Partial<Task> {
  const text = note === undefined ? description : withNote(task, note);
  const moved = postpone_minutes === undefined ? due : movedDue(task, postpone_minutes, context);
  return {
    ...(title === undefined ? {} : { title }),
    ...(text === undefined ? {} : { description: text || null }),
    ...(priority === undefined ? {} : { priority }),
    ...scheduleFor(task, moved, recurrence, context),
  };
}

/** Said twice, a note stands there once. */
function withNote({ description }: Task, note: string): string {
  const lines = (description ?? "").split("\n").filter(Boolean);
  if (lines.includes(note)) return description ?? "";
  const text = [...lines, note].join("\n");
  if (text.length <= LIMITS.descriptionLength) return text;
  throw new StewardError("VALIDATION_ERROR", `Description must be at most ${LIMITS.descriptionLength} characters`);
}

function movedDue(task: Task, minutes: number, { homeTimeZone }: ToolContext): string {
  if (task.dueOn === null) throw new StewardError("VALIDATION_ERROR", "That task has no due date to move");
  return moveDue({ dueOn: task.dueOn, dueAt: task.dueAt }, minutes, homeTimeZone);
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
  if (task.recurrence && recurrence !== null) requireRecentStart(date, context);
  return { ...date, ...(task.recurrence ? { recurrence: forgetTime(task.recurrence) } : {}), ...kept };
}
