import { AlignLeft } from "lucide-react";
import { type MouseEvent, memo } from "react";
import { ReminderTag } from "@/components/reminders/reminder-tag";
import { DueTag } from "@/components/tasks/due-tag";
import { PriorityTag } from "@/components/tasks/priority-tag";
import type { TaskAct } from "@/components/tasks/task-act";
import { TaskDetails } from "@/components/tasks/task-details";
import { TaskLine } from "@/components/tasks/task-line";
import { TickBox } from "@/components/tasks/tick-box";
import { TextButton } from "@/components/text-button";
import type { TaskJson } from "@/lib/domain/task-json";
import { visibleText } from "@/lib/domain/visible-parts";

interface TaskRowProps {
  task: TaskJson;
  isDraft: boolean;
  isOpen: boolean;
  /** Undefined while nothing is being selected. */
  isSelected: boolean | undefined;
  inBin: boolean;
  /** Whether the day it is due stands above it. */
  hasHeading: boolean;
  now: Date;
  timeZone: string;
  act: TaskAct;
}

/** A task in the list; opened, the same place holds everything about it. */
export const TaskRow = memo(function TaskRow(props: TaskRowProps) {
  const { task, isDraft, isOpen, isSelected, inBin, hasHeading, now, timeZone, act } = props;
  if (isOpen) {
    return (
      <li data-task={task.id} className="my-1">
        <TaskDetails task={task} now={now} timeZone={timeZone} act={act} />
      </li>
    );
  }
  const open = ({ shiftKey }: MouseEvent) =>
    act(isSelected === undefined ? { type: "open", task } : { type: "select", task, through: shiftKey });
  const isDone = task.status === "completed";
  return (
    // Shift and a click would mark the words in between as well.
    <li data-task={task.id} className={`@container ${isSelected === undefined ? "" : "select-none"}`}>
      <div className="-mx-2 rounded-medium px-2 py-2 transition-colors duration-150 has-[[data-title]:hover]:bg-panel">
        <TaskLine
          box={<RowBox {...props} />}
          title={
            <button
              type="button"
              data-title
              disabled={isDraft || inBin}
              aria-expanded={isSelected === undefined && !inBin ? false : undefined}
              onClick={open}
              className="w-full rounded-small text-left wrap-anywhere [text-decoration:inherit]"
            >
              {task.title}
            </button>
          }
          number={isDraft ? undefined : task.number}
          struck={isDone}
        >
          {task.description ? <Notes /> : null}
          {task.priority ? <PriorityTag priority={task.priority} /> : null}
          {inBin || isDone ? null : <ReminderTag task={task} now={now} timeZone={timeZone} />}
          <DueTag task={task} now={now} timeZone={timeZone} hasHeading={hasHeading} />
          {inBin ? (
            <TextButton className="text-small" onClick={() => act({ type: "restore", task })}>
              Restore<span className="sr-only"> {visibleText(task.title)}</span>
            </TextButton>
          ) : null}
        </TaskLine>
      </div>
    </li>
  );
});

function RowBox({ task, isDraft, isSelected, inBin, act }: TaskRowProps) {
  if (isSelected !== undefined) {
    return (
      <TickBox
        label={`Select ${visibleText(task.title)}`}
        look="select"
        ticked={isSelected}
        disabled={isDraft}
        onTick={(_, withShift) => act({ type: "select", task, through: withShift })}
      />
    );
  }
  return (
    <TickBox
      label={visibleText(task.title)}
      ticked={task.status === "completed"}
      disabled={isDraft || inBin}
      onTick={(completed) => act({ type: "tick", task, completed })}
    />
  );
}

const Notes = () => (
  <span className="text-faint">
    <AlignLeft aria-hidden="true" className="size-3.5" />
    <span className="sr-only">has notes</span>
  </span>
);
