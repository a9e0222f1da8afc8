import { compareDates } from "@/components/tasks/compare-tasks";
import { type ListedTask, shownTask } from "@/components/tasks/listed-task";
import type { TaskFilter } from "@/components/tasks/task-filter";
import type { TaskJson } from "@/lib/domain/task-json";
import { addDays, type CalendarDate } from "@/lib/domain/zoned-time";

export interface ShownTask {
  task: TaskJson;
  /** Nothing can be done with it until the server has given it a number. */
  isDraft: boolean;
}

export interface TaskGroup {
  name: string;
  tasks: ShownTask[];
}

const ORDER = ["Overdue", "Today", "Tomorrow", "Upcoming", "No date", "Done", "Bin"] as const;

interface Grouping {
  show: TaskFilter["show"];
  today: CalendarDate;
  /** The task that is open, as it was then: it stays where it is while its date is changed. */
  pinned: TaskJson | undefined;
}

/** By date, so that a task ticked a moment ago stays where it was. Groups without a task are left out. */
export function groupTasks(listed: ListedTask[], { show, today, pinned }: Grouping): TaskGroup[] {
  const groups = new Map<string, { task: TaskJson; placed: TaskJson }[]>();
  for (const item of listed) {
    const task = shownTask(item);
    const placed = task.id === pinned?.id ? pinned : task;
    const name = show === "bin" ? "Bin" : groupOf(placed, item, show, today);
    const group = groups.get(name);
    if (group) group.push({ task, placed });
    else groups.set(name, [{ task, placed }]);
  }
  return ORDER.flatMap((name) => {
    const group = groups.get(name);
    if (!group) return [];
    const compare = name === "Done" || name === "Bin" ? latestFirst : compareDates;
    const sorted = group.toSorted((one, other) => compare(one.placed, other.placed));
    return [{ name, tasks: sorted.map(({ task }) => ({ task, isDraft: task.number === 0 })) }];
  });
}

function groupOf(placed: TaskJson, { changedAt }: ListedTask, show: TaskFilter["show"], today: CalendarDate): string {
  const staysForAMoment = changedAt !== undefined && show !== "done";
  if (show === "done" || (placed.status === "completed" && !staysForAMoment)) return "Done";
  const { due_on: dueOn } = placed;
  if (dueOn === null) return "No date";
  if (dueOn < today) return "Overdue";
  if (dueOn === today) return "Today";
  return dueOn === addDays(today, 1) ? "Tomorrow" : "Upcoming";
}

const momentOf = ({ deleted_at, completed_at, updated_at }: TaskJson): string =>
  deleted_at ?? completed_at ?? updated_at;

const latestFirst = (one: TaskJson, other: TaskJson): number => momentOf(other).localeCompare(momentOf(one));
