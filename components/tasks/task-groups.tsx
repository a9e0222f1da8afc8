import { DueTag } from "@/components/tasks/due-tag";
import type { TaskGroup } from "@/components/tasks/group-tasks";
import { PriorityTag } from "@/components/tasks/priority-tag";
import { TaskLine } from "@/components/tasks/task-line";
import { type ListedTask, shownStatus } from "@/components/tasks/task-list-state";
import type { TaskJson } from "@/lib/domain/task-json";

interface TaskGroupsProps {
  groups: Array<Omit<TaskGroup, "name"> & { name: string }>;
  now: Date;
  timeZone: string;
  onTick: (task: TaskJson, completed: boolean) => void;
}

export function TaskGroups({ groups, ...each }: TaskGroupsProps) {
  return groups.map(({ name, listed }) => (
    <section key={name} aria-label={name} className="mt-6">
      <h2 className={`flex gap-2 font-semibold text-small ${name === "Overdue" ? "text-warn" : "text-soft"}`}>
        {name}
        <span className="font-medium text-faint tabular-nums">{listed.length}</span>
      </h2>
      <ul className="mt-1">
        {listed.map((item) => (
          <TaskItem key={item.task.id} item={item} {...each} />
        ))}
      </ul>
    </section>
  ));
}

function TaskItem({ item, now, timeZone, onTick }: Omit<TaskGroupsProps, "groups"> & { item: ListedTask }) {
  const { task, refusal } = item;
  return (
    <li className="py-2">
      <TaskLine
        title={task.title}
        number={task.number === 0 ? undefined : task.number}
        ticked={shownStatus(item) === "completed"}
        onTick={(ticked) => onTick(task, ticked)}
      >
        {task.priority ? <PriorityTag priority={task.priority} /> : null}
        <DueTag task={task} now={now} timeZone={timeZone} />
      </TaskLine>
      {refusal ? (
        <p role="alert" className="mt-1 animate-appear ps-7.5 text-small text-warn">
          Not saved. {refusal}
        </p>
      ) : null}
    </li>
  );
}
