import type { Instant } from "@/lib/domain/task";

export interface Reminder {
  id: string;
  userId: string;
  taskId: string;
  remindAt: Instant;
  minutesBeforeDue: number | null;
  repeatIntervalMinutes: number | null;
  repeatCount: number | null;
  deliveredCount: number;
  nextAt: Instant | null;
  status: "scheduled" | "done" | "cancelled";
  version: number;
  createdAt: Instant;
  updatedAt: Instant;
}
