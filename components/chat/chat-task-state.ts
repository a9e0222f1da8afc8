import { asListed, type EditStep, type ListedTask, later, shownTask, takeStep } from "@/components/tasks/listed-task";
import type { TaskJson } from "@/lib/domain/task-json";

/** The tasks that a conversation shows, as the server last gave each, and over that what the person did meanwhile. */
export type ChatTaskState = ReadonlyMap<string, ListedTask>;

type ChatTaskChange = EditStep | { type: "arrived"; tasks: TaskJson[] };

export function changeChatTasks(state: ChatTaskState, change: ChatTaskChange): ChatTaskState {
  const next = new Map(state);
  if (change.type !== "arrived") {
    for (const [id, item] of state) next.set(id, takeStep(item, change));
    return next;
  }
  for (const task of change.tasks) {
    const known = state.get(task.id);
    next.set(task.id, known ? { ...known, task: later(known.task, task) } : asListed(task));
  }
  return next;
}

/** A reply may show a task as it is since the reply changed it, before word of that comes from the server. */
export function currentTask(state: ChatTaskState, shown: TaskJson): TaskJson {
  const known = state.get(shown.id);
  return known ? shownTask({ ...known, task: later(shown, known.task) }) : shown;
}
