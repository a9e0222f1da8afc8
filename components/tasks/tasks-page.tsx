"use client";

import { useSearchParams } from "next/navigation";
import { readTaskFilter, type TaskFilter, writeTaskFilter } from "@/components/tasks/task-filter";
import { TaskPanel } from "@/components/tasks/task-panel";

/** The list as a page of its own: its filter is its address. */
export function TasksPage({ timeZone }: { timeZone: string }) {
  const filter = readTaskFilter(useSearchParams());

  function show(next: TaskFilter) {
    const address = `${window.location.pathname}${writeTaskFilter(next)}`;
    // Another shelf is a step to go back from; a letter of a search is not.
    if (next.show === filter.show) window.history.replaceState(null, "", address);
    else window.history.pushState(null, "", address);
  }

  return (
    <>
      <h1 className="sr-only">Your tasks</h1>
      <TaskPanel timeZone={timeZone} filter={filter} onFilter={show} />
    </>
  );
}
