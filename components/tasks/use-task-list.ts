import { useCallback, useEffect, useReducer, useRef } from "react";
import { newTask } from "@/components/tasks/new-task";
import { changeTaskList, EMPTY_TASK_LIST } from "@/components/tasks/task-list-state";
import { requestCompletion, requestNewTask, requestTasks } from "@/components/tasks/task-requests";
import type { TaskJson } from "@/lib/domain/task-json";

/** The tasks of one status, and what can be done with them. A promise of a sentence tells why something was refused. */
export function useTaskList(status: TaskJson["status"]) {
  const [state, change] = useReducer(changeTaskList, EMPTY_TASK_LIST);
  const lastTick = useRef(new Map<string, Promise<void>>());

  const load = useCallback(
    async (cursor?: string): Promise<void> => {
      change({ type: "asked" });
      try {
        change({ type: "loaded", page: await requestTasks(status, cursor) });
      } catch (error) {
        change({ type: "failed", sentence: sentenceOf(error) });
      }
    },
    [status],
  );
  useEffect(() => {
    load();
  }, [load]);

  async function add(title: string): Promise<string | undefined> {
    const draft = newTask(title);
    change({ type: "added", task: draft });
    try {
      change({ type: "add-saved", id: draft.id, task: await requestNewTask(title) });
      return undefined;
    } catch (error) {
      change({ type: "add-refused", id: draft.id });
      return sentenceOf(error);
    }
  }

  /** Ticks of one task are sent one after the other, so that the last one holds. */
  function tick(ticked: TaskJson, completed: boolean): Promise<void> {
    const { id } = ticked;
    change({ type: "ticked", id, wanted: completed ? "completed" : "pending", at: Date.now() });
    const before = lastTick.current.get(id);
    const saving = (async () => {
      await before;
      const isLatest = () => lastTick.current.get(id) === saving;
      try {
        const task = await requestCompletion(ticked, completed);
        change({ type: "tick-saved", id, task, isLatest: isLatest() });
      } catch (error) {
        change({ type: "tick-refused", id, sentence: sentenceOf(error), isLatest: isLatest() });
      }
    })();
    lastTick.current.set(id, saving);
    return saving;
  }

  const settle = useCallback(
    (changedBefore: number) => change({ type: "settled", keep: status, changedBefore }),
    [status],
  );

  return { ...state, load, add, tick, settle };
}

const sentenceOf = (error: unknown): string =>
  error instanceof Error ? error.message : "Something went wrong. Please try again.";
