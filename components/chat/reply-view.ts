import { getToolName, isToolUIPart } from "ai";
import { z } from "zod";
import type { ChatMessage, ChatPart, ToolOutput } from "@/lib/agent/chat-message";
import { readChatData } from "@/lib/domain/chat-data";
import { confirmationRequest } from "@/lib/domain/confirmation-words";
import { isShownList } from "@/lib/domain/is-shown-list";
import { type TaskJson, taskJson } from "@/lib/domain/task-json";

/** What a reply shows, sorted out of its parts. */
export interface ReplyView {
  /** What it says beside what it shows: no lines of a list that is shown as one, no question that a card asks. */
  text: string;
  /** The same with what its card asks, for who does not see one: it is read out, and copied. */
  spoken: string;
  /** Lists that were asked for, each in its order. */
  lists: ListView[];
  /** Tasks that were changed, as they were after it. What stands in a list already, changes there. */
  changed: TaskJson[];
  /** Every task that it knows, as each call gave it, in order. */
  seen: TaskJson[];
  /** Records of what was changed, in order: what Undo takes back. */
  records: string[];
  calls: CallView[];
}

export interface ListView {
  /** The call that brought it. */
  id: string;
  tasks: TaskJson[];
  /** Null when these are all. */
  toCome: TasksToCome | null;
}

/** What a list goes on with: how many more there are, and how to ask for them. */
export interface TasksToCome {
  count: number;
  isExact: boolean;
  asked: FinishedCall["input"];
  cursor: string;
}

export interface CallView {
  name: string;
  input: unknown;
  error: string | null;
}

const READS = new Set(["list_tasks", "list_reminders"]);
const withTask = z.object({ task: taskJson });
const withTasks = z.object({ tasks: z.array(taskJson) });
const goingOn = z.object({ total: z.number(), total_is_exact: z.boolean(), next_cursor: z.string() });

export function viewReply({ parts }: Pick<ChatMessage, "parts">): ReplyView {
  const done = parts.flatMap(finishedCall);
  const lists = done.filter(isShownList).map(viewList);
  const changes = done.filter(({ tool, result }) => !READS.has(tool) && result.success && tool !== "delete_task");
  const tasks = changes.flatMap(({ result }) => tasksIn(result));
  const listed = new Set(lists.flatMap((list) => list.tasks.map(({ id }) => id)));
  const card = readChatData(parts, "confirmation");
  const question = card ? confirmationRequest(card.tasks) : "";
  const text = wordsOf(parts, question, lists.length > 0);
  return {
    text,
    spoken: [text, question].filter(Boolean).join("\n"),
    lists,
    changed: [...new Map(tasks.map((task) => [task.id, task])).values()].filter(({ id }) => !listed.has(id)),
    seen: [...lists.flatMap((list) => list.tasks), ...tasks],
    records: [...changes.map(({ result }) => result.record_id), ...deletionsIn(parts)],
    calls: done.map(({ tool, input, result }) => ({ name: tool, input, error: result.error })),
  };
}

/** A typed yes did its deleting before the turn; the record is in the outcome. */
function deletionsIn(parts: readonly ChatPart[]): string[] {
  const outcome = readChatData(parts, "outcome");
  return outcome?.status === "deleted" && outcome.record_id ? [outcome.record_id] : [];
}

interface FinishedCall {
  id: string;
  tool: string;
  input: Record<string, unknown>;
  result: ToolOutput;
}

function finishedCall(part: ChatPart): FinishedCall[] {
  if (!isToolUIPart(part) || part.type === "dynamic-tool" || part.state !== "output-available") return [];
  return [{ id: part.toolCallId, tool: getToolName(part), input: part.input, result: part.output }];
}

function viewList({ id, input, result }: FinishedCall): ListView {
  const tasks = tasksIn(result);
  const next = goingOn.safeParse(result.data);
  if (!next.success) return { id, tasks, toCome: null };
  const { total, total_is_exact: isExact, next_cursor: cursor } = next.data;
  return { id, tasks, toCome: { count: Math.max(total - tasks.length, 1), isExact, asked: input, cursor } };
}

function tasksIn({ data }: ToolOutput): TaskJson[] {
  const one = withTask.safeParse(data);
  if (one.success) return [one.data.task];
  const many = withTasks.safeParse(data);
  return many.success ? many.data.tasks : [];
}

/** The question goes first: its lines are cut as those of a list are, and must be found whole. */
function wordsOf(parts: readonly ChatPart[], question: string, hasList: boolean): string {
  const said = parts.flatMap((part) => (part.type === "text" ? [part.text.replace(question, "").trim()] : []));
  const text = said.filter(Boolean).join("\n\n");
  return hasList ? text.replace(/(?:\n#\d+ \[.\] .*|\n… and \d+ more)+/g, "") : text;
}
