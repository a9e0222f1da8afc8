import type { TaskPage } from "@/components/tasks/task-requests";
import type { TaskJson } from "@/lib/domain/task-json";

export interface ListedTask {
  /** As the server last gave it. */
  task: TaskJson;
  /** What the person just made of it, until the server has answered. */
  wanted: TaskJson["status"] | undefined;
  /** Why the last change to it was taken back. */
  refusal: string | undefined;
  /** When it was ticked or opened again here: it stays in sight for a moment. */
  changedAt: number | undefined;
}

export interface TaskListState {
  loading: boolean;
  failure: string | undefined;
  listed: ListedTask[];
  nextCursor: string | null;
}

export type TaskListChange =
  | { type: "asked" }
  | { type: "loaded"; page: TaskPage }
  | { type: "failed"; sentence: string }
  | { type: "added"; task: TaskJson }
  | { type: "add-saved"; id: string; task: TaskJson }
  | { type: "add-refused"; id: string }
  | { type: "ticked"; id: string; wanted: TaskJson["status"]; at: number }
  | { type: "tick-saved"; id: string; task: TaskJson; isLatest: boolean }
  | { type: "tick-refused"; id: string; sentence: string; isLatest: boolean }
  | { type: "settled"; keep: TaskJson["status"]; changedBefore: number };

export const EMPTY_TASK_LIST: TaskListState = { loading: true, failure: undefined, listed: [], nextCursor: null };

export const shownStatus = ({ task, wanted }: ListedTask): TaskJson["status"] => wanted ?? task.status;

/** What the list shows, whatever the server has answered so far: a change shows at once and can be taken back. */
export function changeTaskList(state: TaskListState, change: TaskListChange): TaskListState {
  const withListed = (listed: ListedTask[]): TaskListState => ({ ...state, listed });
  const replace = (id: string, next: (item: ListedTask) => ListedTask) =>
    withListed(state.listed.map((item) => (item.task.id === id ? next(item) : item)));

  switch (change.type) {
    case "asked":
      return { ...state, loading: true, failure: undefined };
    case "loaded":
      return { ...state, loading: false, ...appendPage(state.listed, change.page) };
    case "failed":
      return { ...state, loading: false, failure: change.sentence };
    case "added":
      return withListed([...state.listed, asListed(change.task)]);
    case "add-saved":
      return withListed(replaceDraft(state.listed, change.id, change.task));
    case "add-refused":
      return withListed(state.listed.filter(({ task }) => task.id !== change.id));
    case "ticked":
      return replace(change.id, (item) => ({
        ...item,
        wanted: change.wanted,
        refusal: undefined,
        changedAt: change.at,
      }));
    case "tick-saved":
      return replace(change.id, (item) => ({
        ...item,
        task: change.task,
        wanted: change.isLatest ? undefined : item.wanted,
      }));
    case "tick-refused":
      return change.isLatest
        ? replace(change.id, ({ task }) => ({ ...asListed(task), refusal: change.sentence }))
        : state;
    case "settled": {
      const hasLeft = (item: ListedTask) =>
        item.changedAt !== undefined &&
        item.changedAt <= change.changedBefore &&
        item.wanted === undefined &&
        item.task.status !== change.keep;
      return state.listed.some(hasLeft) ? withListed(state.listed.filter((item) => !hasLeft(item))) : state;
    }
  }
}

/** A task that changed places between two pages comes twice; it is listed once. */
function appendPage(listed: ListedTask[], page: TaskPage): Pick<TaskListState, "listed" | "nextCursor"> {
  const known = new Set(listed.map(({ task }) => task.id));
  const fresh = page.tasks.filter((task) => !known.has(task.id));
  return { listed: [...listed, ...fresh.map(asListed)], nextCursor: page.next_cursor };
}

/** The list may have been loaded, new task included, while its draft was still being saved. */
function replaceDraft(listed: ListedTask[], draftId: string, task: TaskJson): ListedTask[] {
  if (listed.some((item) => item.task.id === task.id)) return listed.filter((item) => item.task.id !== draftId);
  return listed.map((item) => (item.task.id === draftId ? asListed(task) : item));
}

const asListed = (task: TaskJson): ListedTask => ({
  task,
  wanted: undefined,
  refusal: undefined,
  changedAt: undefined,
});
