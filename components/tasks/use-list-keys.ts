import { type RefObject, useEffect } from "react";
import { composerFor } from "@/components/shortcuts/composer-for";
import { isTyping } from "@/components/shortcuts/is-typing";
import { shownTask } from "@/components/tasks/listed-task";
import type { TaskAct } from "@/components/tasks/task-act";
import type { TaskList } from "@/components/tasks/use-task-list";
import { useLatestCallback } from "@/components/use-latest-callback";

/** The list under a keyboard: arrows or J and K move, X selects, with Shift all up to it, D ticks, Delete asks. Beside a conversation, no letters. */
export function useListKeys(container: RefObject<HTMLElement | null>, list: TaskList, act: TaskAct): void {
  const onKey = useLatestCallback((event: KeyboardEvent) => {
    if (isTyping(event) || composerFor(event) || event.metaKey || event.ctrlKey || event.altKey) return;
    const rows = [...(container.current?.querySelectorAll<HTMLElement>("[data-title]:not(:disabled)") ?? [])];
    const current = document.activeElement?.closest("[data-task]") ?? null;
    const step = STEPS[event.key];
    if (step !== undefined && (current !== null || event.key === "j" || event.key === "k")) {
      event.preventDefault();
      const index = rows.findIndex((row) => current?.contains(row));
      rows[index < 0 ? 0 : index + step]?.focus();
      return;
    }
    const item = list.listed.find(({ task }) => task.id === current?.getAttribute("data-task"));
    if (!item || !current?.querySelector("[data-title]")) return;
    const task = shownTask(item);
    if (event.key.toLowerCase() === "x") act({ type: "select", task, through: event.shiftKey });
    if (event.key === "d") act({ type: "tick", task, completed: task.status === "pending" });
    if (event.key === "Delete" || event.key === "Backspace") act({ type: "delete", tasks: [task] });
  });
  useEffect(() => {
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [onKey]);
}

const STEPS: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };
