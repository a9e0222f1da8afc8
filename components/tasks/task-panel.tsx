"use client";

import { useRef, useState } from "react";
import { Button } from "@/components/button";
import { groupTasks } from "@/components/tasks/group-tasks";
import { QuickAdd } from "@/components/tasks/quick-add";
import { TaskGroups } from "@/components/tasks/task-groups";
import type { ListedTask } from "@/components/tasks/task-list-state";
import { TaskSkeleton } from "@/components/tasks/task-skeleton";
import { type TaskTab, TaskTabs } from "@/components/tasks/task-tabs";
import { useMinute } from "@/components/tasks/use-minute";
import { useSettling } from "@/components/tasks/use-settling";
import { useTaskList } from "@/components/tasks/use-task-list";
import type { TaskJson } from "@/lib/domain/task-json";
import { calendarDateAt } from "@/lib/domain/zoned-time";

interface TaskPanelProps {
  tab: TaskTab;
  timeZone: string;
}

export function TaskPanel({ tab, timeZone }: TaskPanelProps) {
  const tasks = useTaskList(tab === "open" ? "pending" : "completed");
  const list = useRef<HTMLDivElement>(null);
  const leaveSoon = useSettling(list, tasks.settle);
  const [announcement, setAnnouncement] = useState("");
  const now = useMinute();

  async function add(title: string): Promise<string | undefined> {
    const refusal = await tasks.add(title);
    if (refusal === undefined) setAnnouncement(`Task created: ${title}`);
    return refusal;
  }

  async function tick(task: TaskJson, completed: boolean): Promise<void> {
    await tasks.tick(task, completed);
    leaveSoon();
  }

  const loadMore = () => tasks.load(tasks.nextCursor ?? undefined);
  const groups =
    tab === "open"
      ? groupTasks(tasks.listed, calendarDateAt(now, timeZone))
      : [{ name: "Done", listed: latestFirst(tasks.listed) }].filter(({ listed }) => listed.length > 0);

  return (
    <div className="mx-auto max-w-[680px] px-5 pt-6 pb-20 tablet:pt-10">
      <TaskTabs current={tab} />
      {tab === "open" ? (
        <div className="mt-5">
          <QuickAdd onAdd={add} />
        </div>
      ) : null}
      <div ref={list}>
        <TaskGroups groups={groups} now={now} timeZone={timeZone} onTick={tick} />
      </div>
      {tasks.loading ? <TaskSkeleton /> : null}
      {tasks.failure ? <LoadFailure sentence={tasks.failure} onRetry={loadMore} /> : null}
      {groups.length === 0 && !tasks.loading && !tasks.failure ? <NoTasks tab={tab} /> : null}
      {tasks.nextCursor !== null && !tasks.loading ? (
        <Button className="mt-6" onClick={loadMore}>
          Show more
        </Button>
      ) : null}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}

const latestFirst = (listed: ListedTask[]): ListedTask[] =>
  listed.toSorted((one, other) => (other.task.completed_at ?? "").localeCompare(one.task.completed_at ?? ""));

function LoadFailure({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  return (
    <div role="alert" className="mt-8 flex items-center justify-between gap-4 rounded-large bg-panel px-4 py-3">
      <p>{sentence}</p>
      <Button onClick={onRetry}>Retry</Button>
    </div>
  );
}

function NoTasks({ tab }: { tab: TaskTab }) {
  return (
    <div className="mt-16 animate-appear text-center">
      <p className="font-semibold">{tab === "open" ? "Nothing to do" : "Nothing done yet"}</p>
      <p className="mt-1 text-label text-soft">
        {tab === "open" ? "Type a task above and press Enter." : "What you tick off is kept here."}
      </p>
    </div>
  );
}
