import { Repeat } from "lucide-react";
import { ReminderMark } from "@/components/reminders/reminder-mark";
import { dueWords } from "@/components/tasks/due-words";
import { Tag } from "@/components/tasks/tag";
import { useLocale } from "@/components/use-locale";
import type { TaskJson } from "@/lib/domain/task-json";

interface DueTagProps {
  task: TaskJson;
  now: Date;
  timeZone: string;
  hasHeading: boolean;
}

export function DueTag({ task, ...here }: DueTagProps) {
  const locale = useLocale();
  const { text, late } = dueWords(task, { ...here, locale });
  if (text === "" && task.recurrence === null) return null;
  return (
    <Tag tone={late && task.status === "pending" ? "late" : "plain"}>
      {task.recurrence === null ? null : (
        <>
          <Repeat aria-hidden="true" className="size-3" />
          <span className="sr-only">repeats</span>
        </>
      )}
      <ReminderMark task={task} />
      {text === "" ? null : <time dateTime={task.due_at ?? task.due_on ?? undefined}>{text}</time>}
    </Tag>
  );
}
