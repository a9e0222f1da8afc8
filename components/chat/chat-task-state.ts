import { asListed, type EditStep, type ListedTask, later, shownTask, takeStep } from "@/components/tasks/listed-task";
import type { TaskJson } from "@/lib/domain/task-json";

/** The tasks that a conversation shows, as the server last gave each, and over that what the person did meanwhile. */
export type ChatTaskState = ReadonlyMap<string, ListedTask>;

type ChatTaskChange = EditStep | { type: "arrived"; tasks: TaskJson[] };

export function changeChatTasks(state: ChatTaskState, change: ChatTaskChange): ChatTaskState {
  if (change.type === "arrived") return takeNews(state, change.tasks);
  const next = new Map(state);
  for (const [id, item] of state) next.set(id, takeStep(item, change));
  return next;
}

/** What is no news changes nothing, so that a reply that grows word by word draws no task anew. */
function takeNews(state: ChatTaskState, tasks: TaskJson[]): ChatTaskState {
  const next = new Map(state);
  let hasNews = false;
  for (const task of tasks) {
    const known = next.get(task.id);
    if (known && known.task.version >= task.version) continue;
    next.set(task.id, known ? { ...known, task } : asListed(task));
    hasNews = true;
  }
  return hasNews ? next : state;
}

/** Every reply that shows a task shows it as it is now, whichever of them, or whoever else, changed it. */
export function currentTask(state: ChatTaskState, shown: TaskJson): TaskJson {
  const known = state.get(shown.id);
  return known ? shownTask({ ...known, task: later(shown, known.task) }) : shown;
}
