import { z } from "zod";
import { pendingActionJson } from "@/lib/domain/pending-action-json";
import { type ReminderJson, reminderJson } from "@/lib/domain/reminder-json";
import type { ShownTaskJson } from "@/lib/domain/shown-task-json";
import { type TaskJson, taskJson } from "@/lib/domain/task-json";
import type { ToolResult } from "@/lib/domain/tool-result";

const withTask = z.object({ task: taskJson });
const withTasks = z.object({ tasks: z.array(taskJson) });
const withReminder = z.object({ reminder: reminderJson });
const withReminders = z.object({ reminders: z.array(reminderJson) });
const withCard = z.object({ pending_action: pendingActionJson });

/** The tasks that a result speaks of, as whole tasks. */
export function tasksIn({ data }: ToolResult): TaskJson[] {
  const one = withTask.safeParse(data);
  if (one.success) return [one.data.task];
  const many = withTasks.safeParse(data);
  return many.success ? many.data.tasks : [];
}

const totals = z.object({ total: z.number(), total_is_exact: z.boolean() });

/** A page of a list, and how many there are in all. */
export function listedIn(result: ToolResult): { tasks: TaskJson[]; total: number; isExact: boolean } {
  const { total, total_is_exact } = totals.parse(result.data);
  return { tasks: tasksIn(result), total, isExact: total_is_exact };
}

export function remindersIn({ data }: ToolResult): ReminderJson[] {
  const one = withReminder.safeParse(data);
  if (one.success) return [one.data.reminder];
  const many = withReminders.safeParse(data);
  return many.success ? many.data.reminders : [];
}

/** The tasks that a result names at all: whole ones, those of a reminder or of a card. */
export function tasksNamedIn(result: ToolResult): ShownTaskJson[] {
  const card = withCard.safeParse(result.data);
  if (card.success) return card.data.pending_action.tasks;
  const whole = tasksIn(result);
  return whole.length > 0 ? whole : remindersIn(result).map(({ task }) => task);
}
