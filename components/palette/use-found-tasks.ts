import { useEffect, useState } from "react";
import { sendRequest } from "@/components/send-request";
import type { TaskAnswer } from "@/components/tasks/task-requests";
import type { TaskJson } from "@/lib/domain/task-json";
import { titleScore } from "@/lib/domain/title-match";

const SEARCH_AFTER_MS = 150;
const MOST = 6;
/** The server lists by date; the best fit may be far down. */
const LOOKED_AT = "60";

/** Tasks like the words, a moment after the typing pauses. */
export function useFoundTasks(words: string): TaskJson[] {
  const [found, setFound] = useState<TaskJson[]>([]);
  const search = words.trim();
  useEffect(() => {
    let isLatest = true;
    const timer = setTimeout(
      async () => {
        const query = new URLSearchParams({ search, limit: LOOKED_AT });
        const page = search && (await sendRequest<TaskAnswer>("GET", `/api/tasks?${query}`).catch(() => undefined));
        if (isLatest) setFound(page ? bestOf(page.tasks, search) : []);
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

const BEGUN = 0.6;

/** Whoever is still typing has said only what a word begins with. */
const isBegun = (words: string, title: string): boolean =>
  ` ${title.toLowerCase()}`.includes(` ${words.toLowerCase()}`);

/** The closest first; of those that are as close, in the order given. */
const bestOf = (tasks: TaskJson[], words: string): TaskJson[] =>
  tasks
    .map((task) => ({ task, score: Math.max(titleScore(words, task.title), isBegun(words, task.title) ? BEGUN : 0) }))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, MOST)
    .map(({ task }) => task);
