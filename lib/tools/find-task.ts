import { LIMITS } from "@/lib/domain/limits";
import { StewardError } from "@/lib/domain/steward-error";
import type { Task, TaskStatus } from "@/lib/domain/task";
import { taskNotFound, taskNumberNotFound } from "@/lib/domain/task-not-found";
import { readTaskReference } from "@/lib/domain/task-reference";
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

interface Search {
  userId: string;
  shelf?: Shelf;
  /** Of several tasks with the very same title, the one this call can be about. */
  prefer?: TaskStatus;
}

/** Short words with a typo share too few letters for the index; this many tasks are then simply read through. */
const READ_THROUGH = 100;

/** The task that is meant: by id, number, exact title, then by likeness. Fails in words when that is none or several. */
export async function findTask(reference: number | string, search: Search): Promise<Task> {
  const { userId, shelf = "open" } = search;
  const named = readTaskReference(reference);
  if (named.by === "id") {
    const task = await findTaskById(userId, named.id, shelf);
    if (task) return task;
    throw taskNotFound();
  }
  const numbered =
    named.by === "number" && named.number <= LIMITS.taskNumber
      ? await findTaskByNumber(userId, named.number, shelf)
      : null;
  if (numbered) return numbered;
  // "1984" may be a number nobody has and a title somebody has; but "10" is not "Run 10 km".
  const titled = typeof reference === "string" ? await findByTitle(reference, search, named.by === "number") : null;
  if (titled) return titled;
  throw named.by === "number" ? taskNumberNotFound(named.number, await countTasks(userId)) : taskNotFound();
}

async function findByTitle(
  words: string,
  { userId, shelf = "open", prefer }: Search,
  onlyExactly: boolean,
): Promise<Task | null> {
  const exact = await findTasksByTitle(userId, words, shelf);
  const preferred = prefer === undefined ? exact : exact.filter(({ status }) => status === prefer);
  if (preferred.length === 1 && preferred[0]) return preferred[0];
  if (exact.length > 0)
    return exact.length === 1 && exact[0] ? exact[0] : ambiguous(preferred.length > 1 ? preferred : exact);
  if (onlyExactly) return null;
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
