import type { CalendarDate } from "@/lib/domain/zoned-time";

/** A moment as ISO 8601 in UTC. Text, because rows travel through JSON: audit, undo, replay. */
export type Instant = string;

export type TaskStatus = "pending" | "completed";
export type TaskPriority = "low" | "medium" | "high";

export interface Task {
  id: string;
  userId: string;
  number: number;
  title: string;
  description: string | null;
  status: TaskStatus;
  priority: TaskPriority | null;
  dueOn: CalendarDate | null;
  dueAt: Instant | null;
  recurrence: string | null;
  completedAt: Instant | null;
  deletedAt: Instant | null;
  version: number;
  createdAt: Instant;
  updatedAt: Instant;
}
