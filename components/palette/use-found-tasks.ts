import { useEffect, useState } from "react";
import { sendRequest } from "@/components/send-request";
import type { TaskPage } from "@/components/tasks/task-requests";
import type { TaskJson } from "@/lib/domain/task-json";

const SEARCH_AFTER_MS = 150;
const MOST = "6";

/** Tasks like the words, a moment after the typing pauses. */
export function useFoundTasks(words: string): TaskJson[] {
  const [found, setFound] = useState<TaskJson[]>([]);
  const search = words.trim();
  useEffect(() => {
    let isLatest = true;
    const timer = setTimeout(
      async () => {
        const query = new URLSearchParams({ search, limit: MOST });
        const page = search && (await sendRequest<TaskPage>("GET", `/api/tasks?${query}`).catch(() => undefined));
        if (isLatest) setFound(page ? page.tasks : []);
      },
      search ? SEARCH_AFTER_MS : 0,
    );
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [search]);
  return found;
}
