import { Repeat } from "lucide-react";
import { dueWords } from "@/components/tasks/due-words";
import { Tag } from "@/components/tasks/tag";
import type { TaskJson } from "@/lib/domain/task-json";

interface DueTagProps {
  task: TaskJson;
  now: Date;
  timeZone: string;
}

export function DueTag({ task, now, timeZone }: DueTagProps) {
  const { text, late } = dueWords(task, now, timeZone);
  if (text === "" && task.recurrence === null) return null;
  return (
    <Tag tone={late && task.status === "pending" ? "late" : "plain"}>
      {task.recurrence === null ? null : (
        <>
          <Repeat aria-hidden="true" className="size-3" />
          <span className="sr-only">repeats</span>
        </>
      )}
      {text === "" ? null : <time dateTime={task.due_at ?? task.due_on ?? undefined}>{text}</time>}
    </Tag>
  );
}
