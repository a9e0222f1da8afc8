import type { TaskGroup } from "@/components/tasks/group-tasks";
import type { TaskAct } from "@/components/tasks/task-act";
import { TaskRow } from "@/components/tasks/task-row";

interface TaskGroupsProps {
  groups: TaskGroup[];
  openId: string | undefined;
  selection: ReadonlySet<string> | undefined;
  inBin: boolean;
  now: Date;
  timeZone: string;
  act: TaskAct;
}

export function TaskGroups({ groups, openId, selection, ...each }: TaskGroupsProps) {
  return groups.map(({ name, tasks }) => (
    <section key={name} aria-label={name} className="mt-6">
      <h2 className={`flex gap-2 font-semibold text-small ${name === "Overdue" ? "text-warn" : "text-soft"}`}>
        {name}
        <span className="font-medium text-faint tabular-nums">{tasks.length}</span>
      </h2>
      <ul className="mt-1">
        {tasks.map(({ task, isDraft }) => (
          <TaskRow
            key={task.id}
            task={task}
            isDraft={isDraft}
            isOpen={task.id === openId}
            isSelected={selection?.has(task.id)}
            {...each}
          />
        ))}
      </ul>
    </section>
  ));
}
