import { useCallback, useEffect, useReducer, useRef } from "react";
import { useOrderedReads } from "@/components/live/use-ordered-reads";
import { type Page, readPages } from "@/components/read-pages";
import { sentenceOf } from "@/components/send-request";
import { belongs, type TaskFilter } from "@/components/tasks/task-filter";
import { changeTaskList, EMPTY_TASK_LIST, type TaskListChange } from "@/components/tasks/task-list-state";
import { type ChangedTask, type NewTaskFields, requestNewTask, requestTasks } from "@/components/tasks/task-requests";
import { useLiveTasks } from "@/components/tasks/use-live-tasks";
import { useTaskEdits } from "@/components/tasks/use-task-edits";
import { useLatestCallback } from "@/components/use-latest-callback";
import type { TaskJson } from "@/lib/domain/task-json";
import type { CalendarDate } from "@/lib/domain/zoned-time";

/** The tasks that a filter shows, kept as the server has them, and how to change them before it has answered. */
export function useTaskList(filter: TaskFilter, today: CalendarDate) {
  const [state, change] = useReducer(changeTaskList, EMPTY_TASK_LIST);
  const adding = useRef<Promise<unknown>>(Promise.resolve());
  const reads = useOrderedReads<Page<TaskJson>>();
  const { show, priority, due, search } = filter;

  /** Whatever changes the list but an answer to what the list asks. */
  const changeHere = (step: TaskListChange): void => {
    reads.outdate();
    change(step);
  };

  const shownCount = useLatestCallback(() => state.listed.length);

  /** Reads it again, at least so many. */
  const reload = useCallback(
    async (count: () => number): Promise<void> => {
      const asked = { show, priority, due, search };
      try {
        const read = await reads.read(async () => {
          const pages = await readPages(count(), (cursor) => requestTasks(asked, today, cursor));
          // A new task must not come in by itself while its draft still stands for it.
          await adding.current;
          return pages;
        });
        if (read) change({ type: "reloaded", tasks: read.items, nextCursor: read.nextCursor });
      } catch (error) {
        change({ type: "failed", sentence: sentenceOf(error) });
      }
    },
    [reads, show, priority, due, search, today],
  );
  useEffect(() => {
    reads.startOver();
    change({ type: "asked" });
    void reload(() => 1);
  }, [reads, reload]);

  async function loadMore(): Promise<void> {
    try {
      const page = await reads.readOn(({ nextCursor }) => {
        if (nextCursor === null) return undefined;
        change({ type: "asked" });
        return requestTasks(filter, today, nextCursor);
      });
      if (page) change({ type: "loaded", page });
    } catch (error) {
      change({ type: "failed", sentence: sentenceOf(error) });
    }
  }

  const retry = (): Promise<void> => {
    change({ type: "asked" });
    return reload(shownCount);
  };

  const arrive = (tasks: TaskJson[]): void => {
    changeHere({ type: "arrived", tasks, belongs: (task) => belongs(task, filter, today), at: Date.now() });
  };

  useLiveTasks({
    known: () => new Map(state.listed.map(({ task }) => [task.id, task.version])),
    // What words match only the server knows.
    arrive: (tasks) => (search.trim() ? void reload(shownCount) : arrive(tasks)),
    reload: () => void reload(shownCount),
    before: () => adding.current,
  });

  /** The draft stands for it until the server has given it a number. */
  async function add(draft: TaskJson, fields: NewTaskFields): Promise<ChangedTask> {
    change({ type: "added", task: draft });
    const request = requestNewTask(fields);
    adding.current = Promise.allSettled([adding.current, request]);
    try {
      const added = await request;
      changeHere({ type: "add-saved", id: draft.id, task: added.task });
      return added;
    } catch (error) {
      change({ type: "removed", ids: [draft.id] });
      throw error;
    }
  }

  const edit = useTaskEdits((step) => (step.type === "edited" ? change(step) : changeHere(step)));
  const remove = (ids: string[]): void => changeHere({ type: "removed", ids });
  const settle = useLatestCallback((changedBefore: number) =>
    change({ type: "settled", belongs: (task) => belongs(task, filter, today), changedBefore }),
  );

  return { ...state, loadMore, retry, arrive, add, edit, remove, settle };
}

export type TaskList = ReturnType<typeof useTaskList>;

/** Whatever keeps tasks in sight and lets them be changed: a list, or a conversation that shows some. */
export type TaskKeeper = Pick<TaskList, "listed" | "edit" | "arrive" | "remove">;
