import type { TaskJson } from "@/lib/domain/task-json";
import { addDays, type CalendarDate } from "@/lib/domain/zoned-time";

export const SHOWN = ["open", "done", "all", "bin"] as const;
export const PRIORITIES = ["high", "medium", "low"] as const;
export const DUE_SPANS = ["overdue", "today", "week", "upcoming", "none"] as const;

/** Which tasks are shown, as the address of the page says it. */
export interface TaskFilter {
  show: (typeof SHOWN)[number];
  priority: (typeof PRIORITIES)[number] | undefined;
  due: (typeof DUE_SPANS)[number] | undefined;
  search: string;
}

export const EVERYTHING_OPEN: TaskFilter = { show: "open", priority: undefined, due: undefined, search: "" };

const oneOf = <Name extends string>(names: readonly Name[], text: string | null): Name | undefined =>
  names.find((name) => name === text);

/** An address may say anything: what it says wrongly counts as unsaid. */
export const readTaskFilter = (query: Pick<URLSearchParams, "get">): TaskFilter => ({
  show: oneOf(SHOWN, query.get("show")) ?? "open",
  priority: oneOf(PRIORITIES, query.get("priority")),
  due: oneOf(DUE_SPANS, query.get("due")),
  search: query.get("search")?.slice(0, 255) ?? "",
});

export function writeTaskFilter({ show, priority, due, search }: TaskFilter): string {
  const query = new URLSearchParams({
    ...(show === "open" ? {} : { show }),
    ...(priority ? { priority } : {}),
    ...(due ? { due } : {}),
    ...(search.trim() ? { search } : {}),
  });
  return query.size > 0 ? `?${query}` : "";
}

/** The filter as `GET /api/tasks` understands it. */
export function taskQuery({ show, priority, due, search }: TaskFilter, today: CalendarDate): Record<string, string> {
  const span = due && due !== "none" ? dueSpan(due, today) : undefined;
  return {
    ...(show === "bin" ? { bin: "true" } : { status: STATUSES[show] }),
    ...(priority ? { priority } : {}),
    ...(span?.after ? { due_after: span.after } : {}),
    ...(span?.before ? { due_before: span.before } : {}),
    ...(due === "none" ? { has_due: "false" } : {}),
    ...(search.trim() ? { search: search.trim() } : {}),
  };
}

const STATUSES = { open: "pending", done: "completed", all: "all" } as const;

type DueSpan = Exclude<TaskFilter["due"], "none" | undefined>;

/** Both ends are outside of it. */
function dueSpan(due: DueSpan, today: CalendarDate): { after?: CalendarDate; before?: CalendarDate } {
  if (due === "overdue") return { before: today };
  if (due === "upcoming") return { after: today };
  return { after: addDays(today, -1), before: addDays(today, due === "today" ? 1 : 8) };
}

/** Whether a task belongs into the list. What words match only the server knows: a search lets everything stay. */
export function belongs(task: TaskJson, { show, priority, due }: TaskFilter, today: CalendarDate): boolean {
  if ((task.deleted_at !== null) !== (show === "bin")) return false;
  if (show === "open" && task.status !== "pending") return false;
  if (show === "done" && task.status !== "completed") return false;
  if (priority && task.priority !== priority) return false;
  if (!due) return true;
  if (due === "none" || task.due_on === null) return due === "none" && task.due_on === null;
  const { after, before } = dueSpan(due, today);
  return (!after || task.due_on > after) && (!before || task.due_on < before);
}
