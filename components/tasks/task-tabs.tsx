import type { MouseEvent } from "react";
import { SHOWN, type TaskFilter, writeTaskFilter } from "@/components/tasks/task-filter";

const LABELS: Record<TaskFilter["show"], string> = { open: "Open", done: "Done", all: "All", bin: "Bin" };

interface TaskTabsProps {
  filter: TaskFilter;
  onChange: (change: Partial<TaskFilter>) => void;
}

/** Real links, so that each can be opened in a tab of its own; followed here, nothing is loaded but the tasks. */
export function TaskTabs({ filter, onChange }: TaskTabsProps) {
  function follow(event: MouseEvent, show: TaskFilter["show"]) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onChange({ show });
  }
  return (
    <nav aria-label="Which tasks" className="flex h-13 gap-5 text-label">
      {SHOWN.map((show) => (
        <a
          key={show}
          href={`/tasks${writeTaskFilter({ ...filter, show })}`}
          onClick={(event) => follow(event, show)}
          aria-current={show === filter.show ? "page" : undefined}
          className="flex items-center border-transparent border-b-[1.5px] pt-0.5 text-soft transition-colors duration-150 hover:text-ink aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-ink"
        >
          {LABELS[show]}
        </a>
      ))}
    </nav>
  );
}
