import { useState } from "react";
import { toast } from "sonner";
import type { TasksToCome } from "@/components/chat/reply-view";
import { sentenceOf } from "@/components/send-request";
import { requestMoreTasks } from "@/components/tasks/task-requests";
import type { TaskJson } from "@/lib/domain/task-json";

interface MoreTasksProps {
  toCome: TasksToCome;
  onMore: (tasks: TaskJson[], toCome: TasksToCome | null) => void;
}

/** The end of a list that goes on: how many more there are, and the way to them. */
export function MoreTasks({ toCome, onMore }: MoreTasksProps) {
  const [loading, setLoading] = useState(false);
  const { count, isExact, asked, cursor } = toCome;

  async function open(): Promise<void> {
    setLoading(true);
    try {
      const { items, nextCursor } = await requestMoreTasks(asked, cursor);
      const left = Math.max(count - items.length, 1);
      onMore(items, nextCursor === null ? null : { ...toCome, count: left, cursor: nextCursor });
    } catch (error) {
      toast.error(`The rest could not be read. ${sentenceOf(error)}`);
    } finally {
      setLoading(false);
    }
  }

  return (
    <li>
      <button
        type="button"
        disabled={loading}
        onClick={open}
        className="w-full rounded-small py-2.5 text-start text-label text-soft transition-colors duration-150 hover:text-ink disabled:opacity-60"
      >
        Show {count.toLocaleString("en-US")}
        {isExact ? "" : "+"} more
      </button>
    </li>
  );
}
