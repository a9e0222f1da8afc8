import type { Page } from "@/components/read-pages";
import { sendRequest } from "@/components/send-request";
import { type TaskFilter, taskQuery } from "@/components/tasks/task-filter";
import type { PendingActionJson } from "@/lib/domain/pending-action-json";
import type { TaskJson } from "@/lib/domain/task-json";
import type { CalendarDate } from "@/lib/domain/zoned-time";

export interface TaskAnswer {
  tasks: TaskJson[];
  total: number;
  total_is_exact: boolean;
  next_cursor: string | null;
}

/** A task as it is after a change, and the record that can take the change back. */
export interface ChangedTask {
  task: TaskJson;
  record_id: string;
}

/** What `PATCH /api/tasks/{id}` accepts. */
export interface TaskFields {
  title?: string;
  description?: string | null;
  priority?: TaskJson["priority"];
  due?: string | null;
  recurrence?: string | null;
}

/** What `POST /api/tasks` accepts. */
export type NewTaskFields = TaskFields & { title: string };

const PAGE_SIZE = "100";

export function requestTasks(filter: TaskFilter, today: CalendarDate, cursor: string | null): Promise<Page<TaskJson>> {
  return requestPage(taskQuery(filter, today), cursor);
}

/** What follows in a list that was asked for with these words of `list_tasks`. */
export function requestMoreTasks(asked: Record<string, unknown>, cursor: string): Promise<Page<TaskJson>> {
  const said = Object.entries(asked).filter(([, value]) => value !== null);
  return requestPage(Object.fromEntries(said.map(([name, value]) => [name, String(value)])), cursor);
}

async function requestPage(filters: Record<string, string>, cursor: string | null): Promise<Page<TaskJson>> {
  const query = new URLSearchParams({ ...filters, limit: PAGE_SIZE, ...(cursor ? { cursor } : {}) });
  const { tasks, next_cursor } = await sendRequest<TaskAnswer>("GET", `/api/tasks?${query}`);
  return { items: tasks, nextCursor: next_cursor };
}

export async function requestTasksById(ids: string[]): Promise<TaskJson[]> {
  const { tasks } = await sendRequest<{ tasks: TaskJson[] }>("GET", `/api/tasks/by-id?ids=${ids.join(",")}`);
  return tasks;
}

export const requestNewTask = (fields: NewTaskFields): Promise<ChangedTask> =>
  sendRequest<ChangedTask>("POST", "/api/tasks", fields);

export const requestChange = (task: TaskJson, fields: TaskFields): Promise<ChangedTask> =>
  sendRequest<ChangedTask>("PATCH", `/api/tasks/${task.id}`, fields);

/** Of a repeating task it names the day that is meant: a tick that arrives twice must not skip one. */
export function requestCompletion(
  ticked: Pick<TaskJson, "number" | "recurrence" | "due_on">,
  completed: boolean,
): Promise<ChangedTask> {
  const occurrence = completed && ticked.recurrence !== null && ticked.due_on !== null ? ticked.due_on : undefined;
  return sendRequest<ChangedTask>("POST", `/api/tasks/${ticked.number}/complete`, { completed, occurrence });
}

export const requestRestoring = (task: TaskJson): Promise<ChangedTask> =>
  sendRequest<ChangedTask>("POST", `/api/tasks/${task.id}/restore`);

/** Asks the server to ask: nothing is deleted yet. */
export async function requestDeletion(tasks: TaskJson[]): Promise<PendingActionJson> {
  const ids = tasks.map(({ id }) => id);
  const asked = sendRequest<{ pending_action: PendingActionJson }>("POST", "/api/tasks/delete", { tasks: ids });
  return (await asked).pending_action;
}

export async function requestUndo(record: string): Promise<TaskJson[]> {
  const { tasks } = await sendRequest<{ tasks: TaskJson[] }>("POST", "/api/undo", { record });
  return tasks;
}
