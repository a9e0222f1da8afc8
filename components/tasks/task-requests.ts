import type { TaskJson } from "@/lib/domain/task-json";

export interface TaskPage {
  tasks: TaskJson[];
  total: number;
  total_is_exact: boolean;
  next_cursor: string | null;
}

/** A request that did not go through. Its message is a sentence for the person. */
export class Refusal extends Error {
  override name = "Refusal";
}

const PAGE_SIZE = "100";

export function requestTasks(status: TaskJson["status"], cursor?: string): Promise<TaskPage> {
  const query = new URLSearchParams({ status, limit: PAGE_SIZE, ...(cursor === undefined ? {} : { cursor }) });
  return send<TaskPage>("GET", `/api/tasks?${query}`);
}

export async function requestNewTask(title: string): Promise<TaskJson> {
  const { task } = await send<{ task: TaskJson }>("POST", "/api/tasks", { title });
  return task;
}

/** Of a repeating task it names the day that is meant: a tick that arrives twice must not skip one. */
export async function requestCompletion(ticked: TaskJson, completed: boolean): Promise<TaskJson> {
  const occurrence = completed && ticked.recurrence !== null && ticked.due_on !== null ? ticked.due_on : undefined;
  const path = `/api/tasks/${ticked.number}/complete`;
  const { task } = await send<{ task: TaskJson }>("POST", path, { completed, occurrence });
  return task;
}

async function send<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const content = body === undefined ? {} : { body: JSON.stringify(body) };
  const request = fetch(path, { method, headers: { "content-type": "application/json" }, ...content });
  const response = await request.catch(() => {
    throw new Refusal("Steward did not answer. Try again in a moment.");
  });
  const answer = await response.json().catch(() => ({}));
  if (response.ok) return answer;
  throw new Refusal(typeof answer.error === "string" ? answer.error : "Something went wrong. Please try again.");
}
