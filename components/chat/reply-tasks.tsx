import { useContext, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { MoreTasks } from "@/components/chat/more-tasks";
import type { ListView, TasksToCome } from "@/components/chat/reply-view";
import { ChatTasksContext } from "@/components/chat/use-chat-tasks";
import type { TaskRequest } from "@/components/tasks/task-act";
import { TaskRow } from "@/components/tasks/task-row";
import { useMinute } from "@/components/tasks/use-minute";
import { useLatestCallback } from "@/components/use-latest-callback";
import type { TaskJson } from "@/lib/domain/task-json";

interface ReplyTasksProps {
  label: string;
  tasks: TaskJson[];
  /** What the list goes on with, if it does. */
  toCome?: TasksToCome | null;
  /** What the reply shows beside it, and so not in it. */
  beside?: TaskJson[];
  timeZone: string;
}

/** Tasks inside a conversation: the things themselves, to tick and change where they are. */
export function ReplyTasks({ label, tasks: given, toCome: givenToCome = null, beside, timeZone }: ReplyTasksProps) {
  const [opened, setOpened] = useState<Omit<ListView, "id">>();
  const tasks = opened ? [...given, ...opened.tasks] : given;
  const toCome = opened ? opened.toCome : givenToCome;
  const chat = useContext(ChatTasksContext);
  const now = useMinute();
  const list = useRef<HTMLUListElement>(null);
  // Several replies may show the same task: it opens in the one that was clicked.
  const [openId, setOpenId] = useState<string>();
  const act = useLatestCallback(async (request: TaskRequest): Promise<boolean> => {
    if (request.type === "open") setOpenId(request.task.id);
    else if (request.type === "close") close();
    else return chat?.act(request) ?? false;
    return true;
  });

  /** The keyboard goes on where it was. */
  function close(): void {
    setOpenId(undefined);
    focusTask(openId);
  }

  function focusTask(id: string | undefined): void {
    const title = `[data-task="${id}"] [data-title]`;
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(title)?.focus({ preventScroll: true }));
  }

  function showMore(more: TaskJson[], next: TasksToCome | null): void {
    chat?.join(more);
    // A task that changed its place since the list was read may come twice.
    const known = new Set([...tasks, ...(beside ?? [])].map(({ id }) => id));
    const fresh = more.filter(({ id }) => !known.has(id));
    // The button that was pressed is gone then, or stands somewhere else.
    flushSync(() => setOpened({ tasks: [...(opened?.tasks ?? []), ...fresh], toCome: next }));
    focusTask(fresh[0]?.id);
  }

  if (!chat || tasks.length === 0) return null;
  return (
    <ul
      ref={list}
      aria-label={label}
      className="divide-y divide-line rounded-large border border-line bg-card px-3.5 shadow-card"
    >
      {tasks.map(chat.current).map((task) => (
        <TaskRow
          key={task.id}
          task={task}
          isDraft={false}
          isOpen={openId === task.id && task.deleted_at === null}
          isSelected={undefined}
          inBin={task.deleted_at !== null}
          hasHeading={false}
          now={now}
          timeZone={timeZone}
          act={act}
        />
      ))}
      {toCome ? <MoreTasks toCome={toCome} onMore={showMore} /> : null}
    </ul>
  );
}
