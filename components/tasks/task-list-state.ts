import type { Page } from "@/components/read-pages";
import { compareTasks } from "@/components/tasks/compare-tasks";
import { asListed, type EditStep, type ListedTask, later, takeStep } from "@/components/tasks/listed-task";
import type { TaskJson } from "@/lib/domain/task-json";

export interface TaskListState {
  loading: boolean;
  failure: string | undefined;
  listed: ListedTask[];
  nextCursor: string | null;
}

export type TaskListChange =
  | { type: "asked" }
  | { type: "loaded"; page: Page<TaskJson> }
  | { type: "reloaded"; tasks: TaskJson[]; nextCursor: string | null }
  | { type: "failed"; sentence: string }
  | { type: "added"; task: TaskJson }
  | { type: "add-saved"; id: string; task: TaskJson }
  | EditStep
  | { type: "arrived"; tasks: TaskJson[]; belongs: (task: TaskJson) => boolean; at: number }
  | { type: "removed"; ids: string[] }
  | { type: "settled"; belongs: (task: TaskJson) => boolean; changedBefore: number };

export const EMPTY_TASK_LIST: TaskListState = { loading: true, failure: undefined, listed: [], nextCursor: null };

/** What the list shows, whatever the server has answered so far: a change shows at once and can be taken back. */
export function changeTaskList(state: TaskListState, change: TaskListChange): TaskListState {
  const { listed } = state;
  switch (change.type) {
    case "asked":
      return { ...state, loading: true, failure: undefined };
    case "failed":
      return { ...state, loading: false, failure: change.sentence };
    case "loaded":
      return { ...state, loading: false, ...appendPage(listed, change.page) };
    case "reloaded":
      return { loading: false, failure: undefined, ...replaceAll(listed, change.tasks), nextCursor: change.nextCursor };
    case "added":
      return { ...state, listed: [...listed, asListed(change.task)] };
    case "add-saved":
      return { ...state, listed: replaceDraft(listed, change.id, change.task) };
    case "edited":
    case "edit-ended":
      return { ...state, listed: listed.map((item) => takeStep(item, change)) };
    case "arrived":
      return { ...state, listed: change.tasks.reduce((all, task) => placeTask(all, task, change, state), listed) };
    case "removed":
      return { ...state, listed: listed.filter(({ task }) => !change.ids.includes(task.id)) };
    case "settled": {
      const stays = ({ task, edits, changedAt = Number.POSITIVE_INFINITY }: ListedTask) =>
        changedAt > change.changedBefore || edits.length > 0 || change.belongs(task);
      const isOver = ({ changedAt }: ListedTask) => changedAt !== undefined && changedAt <= change.changedBefore;
      if (!listed.some(isOver)) return state;
      const settled = (item: ListedTask) => (isOver(item) ? { ...item, changedAt: undefined } : item);
      return { ...state, listed: listed.filter(stays).map(settled) };
    }
  }
}

/** A task from elsewhere: known, it changes where it stands; new, it comes in if it belongs on what is loaded. */
function placeTask(
  listed: ListedTask[],
  task: TaskJson,
  { belongs, at }: Extract<TaskListChange, { type: "arrived" }>,
  { nextCursor, listed: before }: TaskListState,
): ListedTask[] {
  const known = listed.find((item) => item.task.id === task.id);
  if (known) {
    const current = later(known.task, task);
    if ((known.task.deleted_at === null) !== (current.deleted_at === null))
      return listed.filter((item) => item !== known);
    return listed.map((item) => (item === known ? { ...item, task: current, changedAt: at } : item));
  }
  const last = before.at(-1);
  const isOnLaterPage = nextCursor !== null && last !== undefined && compareTasks(task, last.task) > 0;
  return belongs(task) && !isOnLaterPage ? [...listed, asListed(task)] : listed;
}

/** A task that changed places between two pages comes twice; it is listed once. */
function appendPage(listed: ListedTask[], page: Page<TaskJson>): Pick<TaskListState, "listed" | "nextCursor"> {
  const known = new Set(listed.map(({ task }) => task.id));
  const fresh = page.items.filter((task) => !known.has(task.id));
  return { listed: [...listed, ...fresh.map(asListed)], nextCursor: page.nextCursor };
}

/** What is being edited or was just changed keeps its place; all else is as the server says. */
function replaceAll(listed: ListedTask[], tasks: TaskJson[]): Pick<TaskListState, "listed"> {
  const known = new Map(listed.map((item) => [item.task.id, item]));
  const fresh = tasks.map((task) => {
    const item = known.get(task.id);
    return item ? { ...item, task: later(item.task, task) } : asListed(task);
  });
  const ids = new Set(tasks.map(({ id }) => id));
  const unanswered = listed.filter(({ task, edits }) => !ids.has(task.id) && (edits.length > 0 || task.number === 0));
  return { listed: [...fresh, ...unanswered] };
}

/** The list may have been loaded, new task included, while its draft was still being saved. */
function replaceDraft(listed: ListedTask[], draftId: string, task: TaskJson): ListedTask[] {
  if (listed.some((item) => item.task.id === task.id)) return listed.filter((item) => item.task.id !== draftId);
  return listed.map((item) => (item.task.id === draftId ? asListed(task) : item));
}
