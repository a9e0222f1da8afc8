import { useRef } from "react";
import { useGathered } from "@/components/live/use-gathered";
import { useLiveEvent } from "@/components/live/use-live-event";
import { requestTasksById } from "@/components/tasks/task-requests";
import type { TaskJson } from "@/lib/domain/task-json";

interface LiveTasks {
  /** The version of each task that is shown. */
  known: () => Map<string, number>;
  arrive: (tasks: TaskJson[]) => void;
  reload: () => void;
  /** What must be over before something new may come in. */
  before: () => Promise<unknown>;
}

const MOST_AT_ONCE = 100;

/** Brings in what was changed elsewhere: in another tab, in a conversation, by a program. */
export function useLiveTasks({ known, arrive, reload, before }: LiveTasks): void {
  const waiting = useRef(new Map<string, number>());

  const fetchChanged = useGathered(async () => {
    await before();
    const versions = known();
    const ids = [...waiting.current].filter(([id, version]) => (versions.get(id) ?? 0) < version).map(([id]) => id);
    waiting.current.clear();
    if (ids.length > MOST_AT_ONCE) return reload();
    // Not to be had now: the connection that told of it is gone as well, and says so when it is back.
    if (ids.length > 0) arrive(await requestTasksById(ids).catch(() => []));
  });

  useLiveEvent((event) => {
    if (event.type === "resync" || (event.type === "tasks" && event.tasks === null)) return reload();
    if (event.type !== "tasks") return;
    for (const { id, version } of event.tasks ?? []) if (version !== null) waiting.current.set(id, version);
    fetchChanged();
  });
}
