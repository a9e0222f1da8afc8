import { useContext } from "react";
import { ChatTasksContext } from "@/components/chat/use-chat-tasks";
import { TaskRow } from "@/components/tasks/task-row";
import { useMinute } from "@/components/tasks/use-minute";
import type { TaskJson } from "@/lib/domain/task-json";

interface ReplyTasksProps {
  label: string;
  tasks: TaskJson[];
  timeZone: string;
}

/** Tasks inside a conversation: the things themselves, to tick and change where they are. */
export function ReplyTasks({ label, tasks, timeZone }: ReplyTasksProps) {
  const chat = useContext(ChatTasksContext);
  const now = useMinute();
  if (!chat || tasks.length === 0) return null;
  return (
    <ul aria-label={label} className="divide-y divide-line rounded-large border border-line bg-card px-3.5 shadow-card">
      {tasks.map(chat.current).map((task) => (
        <TaskRow
          key={task.id}
          task={task}
          isDraft={task.deleted_at !== null}
          isOpen={chat.openId === task.id}
          isSelected={undefined}
          inBin={false}
          hasHeading={false}
          now={now}
          timeZone={timeZone}
          act={chat.act}
        />
      ))}
    </ul>
  );
}
