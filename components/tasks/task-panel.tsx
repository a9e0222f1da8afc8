"use client";

import { ListChecks, SlidersHorizontal } from "lucide-react";
import { useRef, useState } from "react";
import { ConfirmationDialog } from "@/components/confirmation/confirmation-dialog";
import { IconButton } from "@/components/icon-button";
import { groupTasks } from "@/components/tasks/group-tasks";
import { QuickAdd } from "@/components/tasks/quick-add";
import { SelectionBar } from "@/components/tasks/selection-bar";
import { taskAdder } from "@/components/tasks/task-adder";
import { EVERYTHING_OPEN, type TaskFilter } from "@/components/tasks/task-filter";
import { TaskFilters } from "@/components/tasks/task-filters";
import { TaskGroups } from "@/components/tasks/task-groups";
import { TaskListEnd } from "@/components/tasks/task-list-end";
import { TaskTabs } from "@/components/tasks/task-tabs";
import { useListKeys } from "@/components/tasks/use-list-keys";
import { useMinute } from "@/components/tasks/use-minute";
import { useOpenNamed } from "@/components/tasks/use-open-named";
import { useSettling } from "@/components/tasks/use-settling";
import { useTaskActions } from "@/components/tasks/use-task-actions";
import { useTaskList } from "@/components/tasks/use-task-list";
import { useTaskWork } from "@/components/tasks/use-task-work";
import { calendarDateAt } from "@/lib/domain/zoned-time";

interface TaskPanelProps {
  timeZone: string;
  /** Where the filter is kept; without it, here. */
  filter?: TaskFilter;
  onFilter?: (change: Partial<TaskFilter>) => void;
}

/** The list and all that can be done in it. */
export function TaskPanel({ timeZone, filter: givenFilter, onFilter }: TaskPanelProps) {
  const [ownFilter, setOwnFilter] = useState(EVERYTHING_OPEN);
  const filter = givenFilter ?? ownFilter;
  const changeFilter =
    onFilter ?? ((change: Partial<TaskFilter>) => setOwnFilter((before) => ({ ...before, ...change })));
  return (
    <div className="@container mx-auto max-w-[720px] px-5 pb-20">
      {/* Another shelf is another list; a narrower look at the same one keeps what is shown until the answer is there. */}
      <TaskShelf key={filter.show} filter={filter} onFilter={changeFilter} timeZone={timeZone} />
    </div>
  );
}

interface TaskShelfProps {
  filter: TaskFilter;
  onFilter: (change: Partial<TaskFilter>) => void;
  timeZone: string;
}

function TaskShelf({ filter, onFilter, timeZone }: TaskShelfProps) {
  const now = useMinute();
  const today = calendarDateAt(now, timeZone);
  const container = useRef<HTMLDivElement>(null);
  const list = useTaskList(filter, today);
  useSettling(container, list);
  const actions = useTaskActions(list, timeZone);
  const add = taskAdder(list, actions, timeZone);
  const work = useTaskWork(list, actions, container);
  const [filtering, setFiltering] = useState(isNarrowed(filter));
  const groups = groupTasks(list.listed, { show: filter.show, today, pinned: work.opened });
  useListKeys(container, list, work.act);
  useOpenNamed(filter.search, list.listed, work.act);
  const { selection } = work;
  const mayChange = filter.show !== "bin";

  return (
    <>
      <div className="sticky top-0 z-10 -mx-5 flex h-13 items-center gap-1 border-line border-b bg-paper px-5">
        <TaskTabs filter={filter} onChange={onFilter} />
        <IconButton
          label="Search and filter"
          className="ms-auto"
          aria-expanded={filtering}
          data-filter-button
          onClick={() => setFiltering(!filtering)}
        >
          <SlidersHorizontal aria-hidden="true" className="size-4" />
        </IconButton>
        {mayChange ? (
          <IconButton label="Select tasks" aria-pressed={selection !== undefined} onClick={work.toggleSelecting}>
            <ListChecks aria-hidden="true" className="size-4" />
          </IconButton>
        ) : null}
      </div>
      {filtering ? <TaskFilters filter={filter} onChange={onFilter} /> : null}
      {filter.show === "open" || filter.show === "all" ? (
        <div className="mt-4">
          <QuickAdd timeZone={timeZone} onAdd={add} />
        </div>
      ) : null}
      <div ref={container}>
        <TaskGroups
          groups={groups}
          hasMore={list.nextCursor !== null}
          openId={work.opened?.id}
          selection={selection}
          inBin={filter.show === "bin"}
          now={now}
          timeZone={timeZone}
          act={work.act}
        />
      </div>
      <TaskListEnd list={list} filter={filter} isNarrowed={isNarrowed(filter)} />
      {selection ? (
        <SelectionBar
          count={selection.size}
          onComplete={work.completeSelected}
          onDelete={work.deleteSelected}
          onCancel={work.toggleSelecting}
        />
      ) : null}
      <ConfirmationDialog asked={work.asked} onClose={work.answered} />
    </>
  );
}

const isNarrowed = ({ priority, due, search }: TaskFilter): boolean =>
  priority !== undefined || due !== undefined || search !== "";
