import {
  type ListResourcesResult,
  ProtocolError,
  ProtocolErrorCode,
  type ReadResourceResult,
  ResourceNotFoundError,
} from "@modelcontextprotocol/server";
import { z } from "zod";
import type { JsonObject } from "@/lib/domain/invocation";
import { type TaskJson, taskJson } from "@/lib/domain/task-json";
import { runTool } from "@/lib/tools/run-tool";
import type { ToolCaller } from "@/lib/tools/tool-caller";

const ADDRESS = /^steward:\/\/tasks\/([1-9]\d{0,8})$/;
const JSON_TYPE = "application/json";

const page = z.object({ tasks: z.array(taskJson), next_cursor: z.string().nullable() });

export const TASK_TEMPLATE = {
  uriTemplate: "steward://tasks/{number}",
  name: "task",
  title: "A task",
  description: "One task of the person's list, by its number",
  mimeType: JSON_TYPE,
};

const uriOf = ({ number }: TaskJson): string => `steward://tasks/${number}`;

/** The open tasks, in the order of the list. */
export async function listTaskResources(caller: ToolCaller, cursor: string | undefined): Promise<ListResourcesResult> {
  const { tasks, next_cursor } = await readPage(caller, { status: "pending", ...(cursor ? { cursor } : {}) });
  const resources = tasks.map((task) => ({
    uri: uriOf(task),
    name: `#${task.number}`,
    title: task.title,
    mimeType: JSON_TYPE,
  }));
  return { resources, ...(next_cursor === null ? {} : { nextCursor: next_cursor }) };
}

/** One task, done or not. What is not there and what is somebody else's are answered alike. */
export async function readTaskResource(caller: ToolCaller, uri: string): Promise<ReadResourceResult> {
  const number = Number(ADDRESS.exec(uri)?.[1]);
  const { tasks } = Number.isNaN(number) ? { tasks: [] } : await readPage(caller, { search: `#${number}` });
  const task = tasks.find((each) => each.number === number);
  if (!task) throw new ResourceNotFoundError(uri);
  return { contents: [{ uri: uriOf(task), mimeType: JSON_TYPE, text: JSON.stringify(task) }] };
}

/** Reads go through the gate too, so that the person sees in the activity who looked. */
async function readPage(caller: ToolCaller, input: JsonObject): Promise<z.infer<typeof page>> {
  const result = await runTool({ name: "list_tasks", input, caller });
  if (!result.success) throw new ProtocolError(ProtocolErrorCode.InvalidParams, result.error);
  return page.parse(result.data);
}
