import { z } from "zod";
import type { Task } from "@/lib/domain/task";

const instant = z.string().nullable();

/** A task as every border shows it: JSON routes, tools, MCP. */
export const taskJson = z
  .object({
    id: z.string().describe("Id that never changes"),
    number: z.number().int().describe("The person's own number for it, as in #3"),
    title: z.string().describe("What is to be done"),
    description: z.string().nullable().describe("Details, if any"),
    status: z.enum(["pending", "completed"]).describe("Open or done"),
    priority: z.enum(["low", "medium", "high"]).nullable().describe("How much it matters, if said"),
    due_on: z.string().nullable().describe("Due date in the person's time zone, YYYY-MM-DD"),
    due_at: instant.describe("Due moment in UTC, only when a time was said"),
    recurrence: z.string().nullable().describe("RFC 5545 rule when it repeats"),
    completed_at: instant.describe("When it was done"),
    deleted_at: instant.describe("When it went into the bin"),
    created_at: z.string().describe("When it was made"),
    updated_at: z.string().describe("When it last changed"),
    version: z.number().int().describe("Counts its changes"),
  })
  .describe("A task");

export type TaskJson = z.infer<typeof taskJson>;

export const toTaskJson = (task: Task): TaskJson => ({
  id: task.id,
  number: task.number,
  title: task.title,
  description: task.description,
  status: task.status,
  priority: task.priority,
  due_on: task.dueOn,
  due_at: task.dueAt,
  recurrence: task.recurrence,
  completed_at: task.completedAt,
  deleted_at: task.deletedAt,
  created_at: task.createdAt,
  updated_at: task.updatedAt,
  version: task.version,
});
