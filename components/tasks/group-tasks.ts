import type { ListedTask } from "@/components/tasks/task-list-state";
import { addDays, type CalendarDate } from "@/lib/domain/zoned-time";

export type GroupName = "Overdue" | "Today" | "Tomorrow" | "Upcoming" | "No date";

export interface TaskGroup {
  name: GroupName;
  listed: ListedTask[];
}

const ORDER: GroupName[] = ["Overdue", "Today", "Tomorrow", "Upcoming", "No date"];

/** By date alone, so that a ticked task stays where it was. Groups without a task are left out. */
export function groupTasks(listed: ListedTask[], today: CalendarDate): TaskGroup[] {
  return ORDER.map((name) => ({
    name,
    listed: listed.filter(({ task }) => groupOf(task.due_on, today) === name),
  })).filter((group) => group.listed.length > 0);
}

function groupOf(dueOn: CalendarDate | null, today: CalendarDate): GroupName {
  if (dueOn === null) return "No date";
  if (dueOn < today) return "Overdue";
  if (dueOn === today) return "Today";
  return dueOn === addDays(today, 1) ? "Tomorrow" : "Upcoming";
}
