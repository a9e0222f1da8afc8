import { getToolName, isToolUIPart } from "ai";
import { z } from "zod";
import type { ChatMessage, ChatPart, ToolOutput } from "@/lib/agent/chat-message";
import { readChatData } from "@/lib/domain/chat-data";
import { isLookUp } from "@/lib/domain/is-look-up";
import { type TaskJson, taskJson } from "@/lib/domain/task-json";

/** What a reply shows, sorted out of its parts. */
export interface ReplyView {
  text: string;
  /** Lists that were asked for, each in its order. */
  lists: TaskJson[][];
  /** Tasks that were changed, as they were after it. */
  changed: TaskJson[];
  /** Records of what was changed, in order: what Undo takes back. */
  records: string[];
  calls: CallView[];
}

export interface CallView {
  name: string;
  input: unknown;
  error: string | null;
}

const READS = new Set(["list_tasks", "list_reminders"]);
const withTask = z.object({ task: taskJson });
const withTasks = z.object({ tasks: z.array(taskJson) });

export function viewReply({ parts }: Pick<ChatMessage, "parts">): ReplyView {
  const done = parts.flatMap(finishedCall);
  const lists = done.filter(isShownList).map(({ output }) => tasksIn(output));
  const changes = done.filter(({ name, output }) => !READS.has(name) && output.success && name !== "delete_task");
  const tasks = changes.flatMap(({ output }) => tasksIn(output));
  return {
    text: wordsOf(parts, lists.length > 0),
    lists,
    changed: [...new Map(tasks.map((task) => [task.id, task])).values()],
    records: [...changes.map(({ output }) => output.record_id), ...deletionsIn(parts)],
    calls: done.map(({ name, input, output }) => ({ name, input, error: output.error })),
  };
}

/** A typed yes did its deleting before the turn; the record is in the outcome. */
function deletionsIn(parts: readonly ChatPart[]): string[] {
  const outcome = readChatData(parts, "outcome");
  return outcome?.status === "deleted" && outcome.record_id ? [outcome.record_id] : [];
}

interface FinishedCall {
  name: string;
  input: Record<string, unknown>;
  output: ToolOutput;
}

function finishedCall(part: ChatPart): FinishedCall[] {
  if (!isToolUIPart(part) || part.type === "dynamic-tool" || part.state !== "output-available") return [];
  return [{ name: getToolName(part), input: part.input, output: part.output }];
}

/** A search that only served to find a task is not for showing: it finds parts of words too. */
const isShownList = ({ name, input, output }: FinishedCall, index: number, all: FinishedCall[]): boolean =>
  name === "list_tasks" &&
  output.success &&
  !isLookUp(name, input) &&
  (index === all.length - 1 || !("search" in input || "limit" in input));

function tasksIn({ data }: ToolOutput): TaskJson[] {
  const one = withTask.safeParse(data);
  if (one.success) return [one.data.task];
  const many = withTasks.safeParse(data);
  return many.success ? many.data.tasks : [];
}

/** Where a list is shown as one, its lines are not read out as well. */
function wordsOf(parts: readonly ChatPart[], hasList: boolean): string {
  const text = parts.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("\n\n");
  return hasList ? text.replace(/(?:\n#\d+ \[.\] .*|\n… and \d+ more)+/g, "") : text;
}
