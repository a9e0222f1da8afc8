import { createContext, useEffect, useMemo, useRef, useState } from "react";
import { toast } from "sonner";
import { viewReply } from "@/components/chat/reply-view";
import { sentenceOf } from "@/components/send-request";
import type { TaskAct, TaskRequest } from "@/components/tasks/task-act";
import { type ChangedTask, requestChange, requestCompletion, requestTasksById } from "@/components/tasks/task-requests";
import { useLiveTasks } from "@/components/tasks/use-live-tasks";
import { useLatestCallback } from "@/components/use-latest-callback";
import type { ChatMessage } from "@/lib/agent/chat-message";
import type { TaskJson } from "@/lib/domain/task-json";

export interface ChatTasks {
  /** The task as it is now, as far as the page knows. */
  current(task: TaskJson): TaskJson;
  openId: string | undefined;
  act: TaskAct;
}

export const ChatTasksContext = createContext<ChatTasks | null>(null);

const MOST_AT_ONCE = 100;

/** The tasks that a conversation shows: kept up with whatever happens to them, and to be ticked and changed in place. */
export function useChatTasks(messages: ChatMessage[]): ChatTasks {
  const [known, setKnown] = useState<ReadonlyMap<string, TaskJson>>(new Map());
  const [openId, setOpenId] = useState<string>();
  const asked = useRef(new Set<string>());
  const arrive = useLatestCallback((tasks: TaskJson[]) =>
    setKnown((before) => new Map([...before, ...newer(before, tasks)])),
  );
  const shown = useMemo(() => messages.flatMap(tasksShownIn), [messages]);
  const load = useLatestCallback(async (ids: string[]) => {
    for (let at = 0; at < ids.length; at += MOST_AT_ONCE)
      arrive(await requestTasksById(ids.slice(at, at + MOST_AT_ONCE)).catch(() => []));
  });

  // A conversation from last week shows its tasks as they were then; what became of them is asked once.
  useEffect(() => {
    const unknown = [...new Set(shown.map(({ id }) => id))].filter((id) => !asked.current.has(id));
    for (const id of unknown) asked.current.add(id);
    if (unknown.length > 0) void load(unknown);
  }, [shown, load]);

  useLiveTasks({
    known: () => new Map(shown.map((task) => [task.id, (known.get(task.id) ?? task).version])),
    arrive,
    reload: () => void load([...asked.current]),
    before: async () => {},
  });

  async function change(task: TaskJson, shownAs: Partial<TaskJson>, request: Promise<ChangedTask>): Promise<boolean> {
    setKnown((before) => new Map(before).set(task.id, { ...task, ...shownAs }));
    try {
      const { task: changed } = await request;
      setKnown((before) => new Map(before).set(task.id, changed));
      return true;
    } catch (error) {
      setKnown((before) => new Map(before).set(task.id, task));
      toast.error(`Not saved. ${sentenceOf(error)}`);
      return false;
    }
  }

  const act = useLatestCallback(async (request: TaskRequest): Promise<boolean> => {
    switch (request.type) {
      case "tick": {
        const status = request.completed ? "completed" : "pending";
        return change(request.task, { status }, requestCompletion(request.task, request.completed));
      }
      case "change":
        return change(request.task, {}, requestChange(request.task, request.fields));
      case "open":
        setOpenId(request.task.id);
        return true;
      default:
        setOpenId(undefined);
        return true;
    }
  });

  return useMemo(() => ({ current: (task) => newest(task, known.get(task.id)), openId, act }), [known, openId, act]);
}

/** A reply may show a task as it is since the reply changed it, before word of that comes from the server. */
const newest = (shown: TaskJson, known: TaskJson | undefined): TaskJson =>
  known && known.version >= shown.version ? known : shown;

function tasksShownIn(message: ChatMessage): TaskJson[] {
  if (message.role !== "assistant") return [];
  const { lists, changed } = viewReply(message);
  return [...lists.flat(), ...changed];
}

const newer = (before: ReadonlyMap<string, TaskJson>, tasks: TaskJson[]): [string, TaskJson][] =>
  tasks.filter(({ id, version }) => (before.get(id)?.version ?? 0) <= version).map((task) => [task.id, task]);
