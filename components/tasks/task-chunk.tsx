import { memo } from "react";
import type { ShownTask } from "@/components/tasks/group-tasks";
import type { TaskAct } from "@/components/tasks/task-act";
import { TaskRow } from "@/components/tasks/task-row";

export interface TaskChunkProps {
  tasks: ShownTask[];
  /** Whether the day they are due stands above them. */
  hasHeading: boolean;
  /** Undefined when none of these is open. */
  openId: string | undefined;
  selection: ReadonlySet<string> | undefined;
  inBin: boolean;
  now: Date;
  timeZone: string;
  act: TaskAct;
}

/** A task on one line; what is out of sight and was never drawn counts as that. */
const LINE = 38.5;

/** Some rows that are drawn and laid out together, and only when one of them has changed: a list has thousands. */
export const TaskChunk = memo(function TaskChunk({ tasks, openId, selection, ...each }: TaskChunkProps) {
  return (
    <ul
      className="-mx-5 px-5 [content-visibility:auto]"
      style={{ containIntrinsicSize: `auto ${tasks.length * LINE}px` }}
    >
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
  );
}, isSame);

function isSame({ tasks: before, ...one }: TaskChunkProps, { tasks: after, ...other }: TaskChunkProps): boolean {
  const isUnchanged = ({ task, isDraft }: ShownTask, index: number) =>
    task === after[index]?.task && isDraft === after[index].isDraft;
  return (
    before.length === after.length &&
    one.openId === other.openId &&
    one.selection === other.selection &&
    one.inBin === other.inBin &&
    one.hasHeading === other.hasHeading &&
    one.now === other.now &&
    one.timeZone === other.timeZone &&
    one.act === other.act &&
    before.every(isUnchanged)
  );
}
