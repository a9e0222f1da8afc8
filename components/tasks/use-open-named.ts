import { useEffect, useRef } from "react";
import { type ListedTask, shownTask } from "@/components/tasks/listed-task";
import type { TaskAct } from "@/components/tasks/task-act";

/** Whoever came by such an address finds the task open; typing "#3" into the search opens nothing. */
export function useOpenNamed(search: string, listed: readonly ListedTask[], act: TaskAct): void {
  const opened = useRef<string>(undefined);
  useEffect(() => {
    const only = listed.length === 1 ? listed[0] : undefined;
    if (!only || search !== `#${only.task.number}` || opened.current === search || location.hash !== "#open") return;
    opened.current = search;
    void act({ type: "open", task: shownTask(only) });
  }, [search, listed, act]);
}
