import type { TaskJson } from "@/lib/domain/task-json";
import { calendarDateAt } from "@/lib/domain/zoned-time";

interface Here {
  now: Date;
  timeZone: string;
}

/** By its hour where it has one, else by its day. */
export function isLate({ due_on, due_at }: TaskJson, { now, timeZone }: Here): boolean {
  if (due_at !== null) return new Date(due_at) < now;
  return due_on !== null && due_on < calendarDateAt(now, timeZone);
}
