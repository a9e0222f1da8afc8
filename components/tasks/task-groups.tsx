import type { ShownTask, TaskGroup } from "@/components/tasks/group-tasks";
import { TaskChunk, type TaskChunkProps } from "@/components/tasks/task-chunk";

interface TaskGroupsProps extends Omit<TaskChunkProps, "tasks" | "hasHeading"> {
  groups: TaskGroup[];
  /** There are tasks that are not loaded yet, all of them after these. */
  hasMore: boolean;
}

const CHUNK = 50;

export function TaskGroups({ groups, hasMore, openId, ...each }: TaskGroupsProps) {
  return groups.map(({ name, tasks }, index) => (
    <section key={name} aria-label={name} className="mt-6">
      <h2 className={`mb-1 flex gap-2 font-semibold text-small ${name === "Overdue" ? "text-warn" : "text-soft"}`}>
        {name}
        <span className="font-medium text-faint tabular-nums">
          {tasks.length}
          {hasMore && index === groups.length - 1 ? "+" : ""}
        </span>
      </h2>
      {inChunks(tasks).map((chunk, place) => (
        <TaskChunk
          // biome-ignore lint/suspicious/noArrayIndexKey: a chunk is a place; by its tasks, one more would move them all.
          key={place}
          tasks={chunk}
          hasHeading={name === "Today" || name === "Tomorrow"}
          openId={chunk.some(({ task }) => task.id === openId) ? openId : undefined}
          {...each}
        />
      ))}
    </section>
  ));
}

const inChunks = (tasks: ShownTask[]): ShownTask[][] =>
  Array.from({ length: Math.ceil(tasks.length / CHUNK) }, (_, index) =>
    tasks.slice(index * CHUNK, (index + 1) * CHUNK),
  );
