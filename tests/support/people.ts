import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { JsonObject } from "@/lib/domain/invocation";
import type { TaskJson } from "@/lib/domain/task-json";
import { taskJson } from "@/lib/domain/task-json";
import { database } from "@/lib/store/database";
import { findOrCreateUser } from "@/lib/store/user-store";
import { type RecordedResult, runTool, type ToolCall } from "@/lib/tools/run-tool";
import { directCaller, type ToolCaller } from "@/lib/tools/tool-caller";

/** Somebody new, with the few things a test does on their behalf. */
export async function newPerson(timeZone = "UTC") {
  const name = `Person ${randomUUID()}`;
  const user = await findOrCreateUser({ provider: "local", providerAccountId: name }, { name, timeZone });
  const caller = directCaller(user);
  const call = (name: string, input: unknown = {}, extra: Partial<ToolCall> = {}): Promise<RecordedResult> =>
    runTool({ name, input, caller, ...extra });
  const ok = async (name: string, input: unknown = {}, extra: Partial<ToolCall> = {}): Promise<JsonObject> => {
    const result = await call(name, input, extra);
    expect(result.error).toBeNull();
    return result.data ?? {};
  };
  const add = async (input: string | JsonObject, extra: Partial<ToolCall> = {}): Promise<TaskJson> =>
    taskJson.parse((await ok("add_task", typeof input === "string" ? { title: input } : input, extra)).task);
  return { id: user.id, user, caller, call, ok, add };
}

export type Person = Awaited<ReturnType<typeof newPerson>>;

export async function newConversation(person: Person): Promise<string> {
  const { client } = await database();
  const { id } = await client.conversation.create({ data: { id: randomUUID(), userId: person.id, title: "Test" } });
  return id;
}

/** The same person, speaking in a conversation. */
export const inConversation = (
  person: Person,
  conversationId: string,
  messageId: string = randomUUID(),
): ToolCaller => ({
  ...person.caller,
  source: "chat",
  conversationId,
  messageId,
  classification: { method: "RULE_BASED", intent: "TEST", confidence: 1 },
});

export const withToken = (person: Person, token = { id: randomUUID(), mayWrite: true }): ToolCaller => ({
  ...person.caller,
  source: "mcp",
  token,
});
