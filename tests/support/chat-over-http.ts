import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { AgentResponse } from "@/lib/domain/agent-response";
import type { HttpPerson } from "@/tests/support/http-person";

export interface Chunk extends Record<string, unknown> {
  type: string;
}

const agentResponse = z.custom<AgentResponse>((value) => z.looseObject({ state: z.string() }).safeParse(value).success);
const chunk = z.looseObject({ type: z.string() });

interface Asking {
  conversation_id?: string;
  message_id?: string;
}

/** Says something the way a program does; the answer must be one. */
export async function ask(person: HttpPerson, message: string, asking: Asking = {}): Promise<AgentResponse> {
  const { status, body } = await person.request("POST", "/api/agent", { message, ...asking });
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return agentResponse.parse(body);
}

export interface ChatMessageToSend {
  text: string;
  conversationId: string;
  id?: string;
}

/** Says something the way the page does. */
export function postChat(
  address: string,
  { cookie }: HttpPerson,
  { text, conversationId, id = randomUUID() }: ChatMessageToSend,
  signal?: AbortSignal,
): Promise<Response> {
  const message = { id, role: "user", parts: [{ type: "text", text }] };
  return fetch(`${address}/api/chat`, {
    method: "POST",
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify({ id: conversationId, message }),
    ...(signal ? { signal } : {}),
  });
}

/** The stream as the page reads it, one event after the other. */
export async function* chunksOf(response: Response): AsyncGenerator<Chunk> {
  let rest = "";
  for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const events = (rest + text).split("\n\n");
    rest = events.pop() ?? "";
    for (const event of events) {
      const data = event.replace(/^data: /, "");
      if (data !== "[DONE]") yield chunk.parse(JSON.parse(data));
    }
  }
}

export async function allChunksOf(response: Response): Promise<Chunk[]> {
  const chunks: Chunk[] = [];
  for await (const each of chunksOf(response)) chunks.push(each);
  return chunks;
}

export const wordsIn = (chunks: readonly Chunk[]): string =>
  chunks.map(({ type, delta }) => (type === "text-delta" ? String(delta) : "")).join("");

/** How the stream says that the turn ended. */
export const stateIn = (chunks: readonly Chunk[]): unknown =>
  Object(chunks.findLast(({ type }) => type === "finish")?.messageMetadata).state;

const records = z.object({
  records: z.array(
    z.looseObject({
      tool_name: z.string(),
      success: z.boolean(),
      changed: z.boolean(),
      error_code: z.string().nullable(),
    }),
  ),
});

/** The person's audit of chats, oldest first. */
export async function activityOf(person: HttpPerson) {
  const found = [];
  for (const source of ["api", "chat"]) {
    const { body } = await person.request("GET", `/api/activity?limit=100&source=${source}`);
    found.push(...records.parse(body).records.reverse());
  }
  return found;
}

const tasks = z.object({
  tasks: z.array(z.looseObject({ id: z.string(), number: z.number(), title: z.string(), status: z.string() })),
});

export async function tasksOver(person: HttpPerson) {
  return tasks.parse((await person.request("GET", "/api/tasks?limit=100")).body).tasks;
}

export const titlesOver = async (person: HttpPerson): Promise<string[]> =>
  (await tasksOver(person)).map(({ title }) => title);

export async function addTask(person: HttpPerson, title: string): Promise<{ id: string; number: number }> {
  const { body } = await person.request("POST", "/api/tasks", { title });
  return z.looseObject({ id: z.string(), number: z.number() }).parse(body.task);
}
