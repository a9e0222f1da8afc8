import { X } from "lucide-react";
import type { KeyboardEvent } from "react";
import { IconButton } from "@/components/icon-button";
import { TaskReminders } from "@/components/reminders/task-reminders";
import { type Choice, ChoiceField } from "@/components/tasks/choice-field";
import { DueFields } from "@/components/tasks/due-fields";
import { RepeatField } from "@/components/tasks/repeat-field";
import type { TaskAct } from "@/components/tasks/task-act";
import { PRIORITIES } from "@/components/tasks/task-filter";
import { NotesField, TitleField } from "@/components/tasks/task-texts";
import { TickBox } from "@/components/tasks/tick-box";
import { TextButton } from "@/components/text-button";
import type { TaskJson } from "@/lib/domain/task-json";
import { visibleText } from "@/lib/domain/visible-parts";

interface TaskDetailsProps {
  task: TaskJson;
  now: Date;
  timeZone: string;
  act: TaskAct;
}

const PRIORITY_CHOICES: Choice[] = [
  ["", "None"],
  ["high", "High"],
  ["medium", "Medium"],
  ["low", "Low"],
];

/** Everything about a task, where its line was. Each field saves itself when it is left. */
export function TaskDetails({ task, now, timeZone, act }: TaskDetailsProps) {
  const close = () => void act({ type: "close" });
  const prioritise = (value: string) => {
    const priority = PRIORITIES.find((name) => name === value) ?? null;
    return act({ type: "change", task, fields: { priority } });
  };

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === "Escape" && !event.defaultPrevented) close();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out like a card in every browser.
    <div
      role="group"
      aria-label={visibleText(task.title)}
      onKeyDown={closeOnEscape}
      className="@container -mx-[13px] animate-appear rounded-large border border-line bg-card p-3 shadow-card"
    >
      <div className="flex items-start gap-3">
        <span className="mt-1.5">
          <TickBox
            label={visibleText(task.title)}
            ticked={task.status === "completed"}
            onTick={(completed) => act({ type: "tick", task, completed })}
          />
        </span>
        <div className="min-w-0 flex-1">
          <TitleField task={task} act={act} />
          <NotesField task={task} act={act} />
        </div>
        <IconButton label="Close" onClick={close}>
          <X aria-hidden="true" className="size-4" />
        </IconButton>
      </div>
      <div className="mt-3 grid grid-cols-2 gap-3 @xs:ps-7.5 @xl:grid-cols-4">
        <DueFields task={task} now={now} timeZone={timeZone} act={act} />
        <ChoiceField label="Priority" value={task.priority ?? ""} choices={PRIORITY_CHOICES} onChoose={prioritise} />
        <RepeatField task={task} act={act} />
      </div>
      <div className="mt-3 @xs:ps-7.5">
        <TaskReminders task={task} timeZone={timeZone} act={act} />
        <div className="mt-3 flex items-center gap-4 text-small">
          <span className="text-faint tabular-nums">#{task.number}</span>
          <TextButton className="ms-auto" onClick={() => act({ type: "delete", tasks: [task] })}>
            Delete…
          </TextButton>
        </div>
      </div>
    </div>
  );
}
