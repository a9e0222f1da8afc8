import { useCallback, useEffect, useReducer, useRef } from "react";
import { readPages } from "@/components/read-pages";
import { sentenceOf } from "@/components/send-request";
import { newTask } from "@/components/tasks/new-task";
import { belongs, type TaskFilter } from "@/components/tasks/task-filter";
import { changeTaskList, EMPTY_TASK_LIST } from "@/components/tasks/task-list-state";
import { type ChangedTask, requestNewTask, requestTasks } from "@/components/tasks/task-requests";
import { useLiveTasks } from "@/components/tasks/use-live-tasks";
import { useTaskEdits } from "@/components/tasks/use-task-edits";
import { useLatestCallback } from "@/components/use-latest-callback";
import type { TaskJson } from "@/lib/domain/task-json";
import type { CalendarDate } from "@/lib/domain/zoned-time";

/** The tasks that a filter shows, kept as the server has them, and how to change them before it has answered. */
export function useTaskList(filter: TaskFilter, today: CalendarDate) {
  const [state, change] = useReducer(changeTaskList, EMPTY_TASK_LIST);
  const adding = useRef<Promise<unknown>>(Promise.resolve());
  const latestLoad = useRef(0);
  const { show, priority, due, search } = filter;

  /** Reads what is shown again, as far as it was shown; only the latest of several answers counts. */
  const reload = useCallback(
    async (count: number): Promise<void> => {
      latestLoad.current += 1;
      const load = latestLoad.current;
      const asked = { show, priority, due, search };
      try {
        const { items: tasks, nextCursor } = await readPages(count, async (cursor) => {
          const page = await requestTasks(asked, today, cursor);
          return { items: page.tasks, nextCursor: page.next_cursor };
        });
        if (load === latestLoad.current) change({ type: "reloaded", tasks, nextCursor });
      } catch (error) {
        if (load === latestLoad.current) change({ type: "failed", sentence: sentenceOf(error) });
      }
    },
    [show, priority, due, search, today],
  );
  useEffect(() => {
    change({ type: "asked" });
    reload(1);
  }, [reload]);

  async function loadMore(): Promise<void> {
    if (state.listed.length === 0) return reload(1);
    const load = latestLoad.current;
    change({ type: "asked" });
    try {
      const page = await requestTasks(filter, today, state.nextCursor);
      if (load === latestLoad.current) change({ type: "loaded", page });
    } catch (error) {
      change({ type: "failed", sentence: sentenceOf(error) });
    }
  }

  const arrive = (tasks: TaskJson[]): void => {
    change({ type: "arrived", tasks, belongs: (task) => belongs(task, filter, today), at: Date.now() });
  };

  useLiveTasks({
    known: () => new Map(state.listed.map(({ task }) => [task.id, task.version])),
    // What words match only the server knows.
    arrive: (tasks) => (search.trim() ? void reload(state.listed.length) : arrive(tasks)),
    reload: () => void reload(state.listed.length),
    // A new task must not come in by itself while its draft still stands for it.
    before: () => adding.current,
  });

  async function add(title: string): Promise<ChangedTask> {
    const draft = newTask(title);
    change({ type: "added", task: draft });
    const request = requestNewTask(title);
    adding.current = Promise.allSettled([adding.current, request]);
    try {
      const added = await request;
      change({ type: "add-saved", id: draft.id, task: added.task });
      return added;
    } catch (error) {
      change({ type: "removed", ids: [draft.id] });
      throw error;
    }
  }

  const edit = useTaskEdits(change);
  const remove = (ids: string[]): void => change({ type: "removed", ids });
  const settle = useLatestCallback((changedBefore: number) =>
    change({ type: "settled", belongs: (task) => belongs(task, filter, today), changedBefore }),
  );

  return { ...state, reload, loadMore, arrive, add, edit, remove, settle };
}

export type TaskList = ReturnType<typeof useTaskList>;

/** Whatever keeps tasks in sight and lets them be changed: a list, or a conversation that shows some. */
export type TaskKeeper = Pick<TaskList, "listed" | "edit" | "arrive" | "remove">;
