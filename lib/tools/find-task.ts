import { StewardError } from "@/lib/domain/steward-error";
import type { Task, TaskStatus } from "@/lib/domain/task";
import { matchTitle } from "@/lib/domain/title-match";
import { listTasks } from "@/lib/store/task-list";
import {
  countTasks,
  findTaskById,
  findTaskByNumber,
  findTasksByTitle,
  findTasksLike,
  type Shelf,
} from "@/lib/store/task-store";

export type TaskReference = number | string;

interface Search {
  userId: string;
  shelf?: Shelf;
  /** Of several tasks with the very same title, the one this call can be about. */
  prefer?: TaskStatus;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const NUMBER = /^#?(\d{1,9})$/;
/** Short words with a typo share too few letters for the index; this many tasks are then simply read through. */
const READ_THROUGH = 100;

/** The task that is meant: by id, number, exact title, then by likeness. Fails in words when that is none or several. */
export async function findTask(reference: TaskReference, search: Search): Promise<Task> {
  const { userId, shelf = "open" } = search;
  if (typeof reference === "string" && UUID.test(reference)) {
    const task = await findTaskById(userId, reference, shelf);
    if (task) return task;
    throw notFound();
  }
  const number = typeof reference === "number" ? reference : Number(NUMBER.exec(reference)?.[1] ?? Number.NaN);
  if (!Number.isNaN(number)) {
    const task = await findTaskByNumber(userId, number, shelf);
    if (task) return task;
  }
  if (typeof reference === "string") {
    const task = await findByTitle(reference, search);
    if (task) return task;
  }
  throw Number.isNaN(number) ? notFound() : await numberNotFound(userId, number);
}

async function findByTitle(words: string, { userId, shelf = "open", prefer }: Search): Promise<Task | null> {
  const exact = await findTasksByTitle(userId, words, shelf);
  const preferred = prefer === undefined ? exact : exact.filter(({ status }) => status === prefer);
  if (preferred.length === 1 && preferred[0]) return preferred[0];
  if (exact.length > 0)
    return exact.length === 1 && exact[0] ? exact[0] : ambiguous(preferred.length > 1 ? preferred : exact);
  const alike = await findTasksLike(userId, words, shelf);
  const match = matchTitle(words, alike);
  const found = match.kind === "none" && shelf === "open" ? matchTitle(words, await readThrough(userId)) : match;
  if (found.kind === "one") return found.item;
  return found.kind === "several" ? ambiguous(found.items) : null;
}

async function readThrough(userId: string): Promise<Task[]> {
  const { tasks } = await listTasks(userId, { status: "all" }, { limit: READ_THROUGH });
  return tasks;
}

function ambiguous(tasks: Task[]): never {
  const candidates = tasks.slice(0, 10).map(({ id, number, title, status }) => ({ id, number, title, status }));
  throw new StewardError("AMBIGUOUS_TASK", "Which task did you mean?", { details: { candidates } });
}

const notFound = () => new StewardError("TASK_NOT_FOUND", "I couldn't find that task. Try listing your tasks first.");

async function numberNotFound(userId: string, number: number): Promise<StewardError> {
  const count = await countTasks(userId);
  const owned = `You have ${count} ${count === 1 ? "task" : "tasks"}.`;
  return new StewardError("TASK_NOT_FOUND", `I couldn't find task ${number}. ${owned}`);
}
