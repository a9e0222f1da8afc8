"use client";

import { readTaskFilter, type TaskFilter, writeTaskFilter } from "@/components/tasks/task-filter";
import { TaskPanel } from "@/components/tasks/task-panel";
import { useAddressFilter } from "@/components/use-address-filter";

/** The list as a page of its own: its filter is its address. */
export function TasksPage({ timeZone }: { timeZone: string }) {
  const [filter, changeFilter] = useAddressFilter(readTaskFilter, writeTaskFilter, isOtherShelf);
  return (
    <>
      <h1 className="sr-only">Your tasks</h1>
      <TaskPanel timeZone={timeZone} filter={filter} onFilter={changeFilter} />
    </>
  );
}

/** A letter of a search is no step to go back from. */
const isOtherShelf = (before: TaskFilter, after: TaskFilter): boolean => before.show !== after.show;
