import { createContext, type RefObject, useEffect, useMemo, useReducer, useRef } from "react";
import { changeChatTasks, currentTask } from "@/components/chat/chat-task-state";
import { viewReply } from "@/components/chat/reply-view";
import type { TaskAct } from "@/components/tasks/task-act";
import { requestTasksById } from "@/components/tasks/task-requests";
import { useLiveTasks } from "@/components/tasks/use-live-tasks";
import { useTaskActions } from "@/components/tasks/use-task-actions";
import { useTaskEdits } from "@/components/tasks/use-task-edits";
import { useTaskWork } from "@/components/tasks/use-task-work";
import { useLatestCallback } from "@/components/use-latest-callback";
import type { ChatMessage } from "@/lib/agent/chat-message";
import type { TaskJson } from "@/lib/domain/task-json";

export interface ChatTasks {
  /** The task as it is now, as far as the page knows. */
  current(task: TaskJson): TaskJson;
  /** A reply shows these now, too. */
  join(tasks: TaskJson[]): void;
  act: TaskAct;
}

export const ChatTasksContext = createContext<ChatTasks | null>(null);

const MOST_AT_ONCE = 100;

/** The tasks that a conversation shows: kept up with whatever happens to them, and to be ticked and changed in place. */
export function useChatTasks(messages: ChatMessage[], timeZone: string, container: RefObject<HTMLElement | null>) {
  const [state, change] = useReducer(changeChatTasks, new Map());
  const asked = useRef(new Set<string>());
  const arrive = (tasks: TaskJson[]): void => change({ type: "arrived", tasks });
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

  // A reply shows what it changed before word of that comes from the server, and earlier replies show it as well.
  useEffect(() => change({ type: "arrived", tasks: shown }), [shown]);

  const edit = useTaskEdits(change);
  const keeper = { listed: [], edit, arrive, remove };
  const actions = useTaskActions(keeper, timeZone);
  const { asked: question, answered, act } = useTaskWork(keeper, actions, container);

  useLiveTasks({
    known: () => new Map([...state].map(([id, { task }]) => [id, task.version])),
    arrive: (tasks) => arrive(tasks.filter(({ id }) => asked.current.has(id))),
    reload: () => void load([...asked.current]),
    before: async () => {},
  });

  const join = useLatestCallback((tasks: TaskJson[]): void => {
    for (const { id } of tasks) asked.current.add(id);
    arrive(tasks);
  });
  const tasks = useMemo(
    (): ChatTasks => ({ current: (task) => currentTask(state, task), join, act }),
    [state, join, act],
  );
  return { tasks, question, answered };
}

/** What was deleted stays where it was spoken of, and can be restored there. */
const remove = (): void => {};

function tasksShownIn(message: ChatMessage): TaskJson[] {
  return message.role === "assistant" ? viewReply(message).seen : [];
}
