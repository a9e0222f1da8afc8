import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { Clock } from "@/lib/domain/clock";
import type { ConfirmationOutcome } from "@/lib/domain/confirmation-outcome";
import type { Invocation, JsonObject } from "@/lib/domain/invocation";
import { type PendingActionJson, pendingActionJson } from "@/lib/domain/pending-action-json";
import { type ReminderJson, reminderJson } from "@/lib/domain/reminder-json";
import type { CallingToken } from "@/lib/domain/request-caller";
import { StewardError } from "@/lib/domain/steward-error";
import type { TaskStatus } from "@/lib/domain/task";
import { type TaskJson, taskJson } from "@/lib/domain/task-json";
import { fail, type ToolFailure } from "@/lib/domain/tool-result";
import { database } from "@/lib/store/database";
import { recordFromRow } from "@/lib/store/record-row";
import { findOrCreateUser } from "@/lib/store/user-store";
import { type ConfirmationAnswer, resolveConfirmation } from "@/lib/tools/resolve-confirmation";
import { type RecordedResult, runTool, type ToolCall } from "@/lib/tools/run-tool";
import { directCaller, type ToolCaller } from "@/lib/tools/tool-caller";

type Extra = Partial<ToolCall>;

/** Somebody new, with the few things a test does on their behalf. */
export async function newPerson(timeZone = "UTC") {
  const name = `Person ${randomUUID()}`;
  const user = await findOrCreateUser({ provider: "local", providerAccountId: name }, { name, timeZone });
  const caller = directCaller(user);
  const call = (name: string, input: unknown = {}, extra: Extra = {}): Promise<RecordedResult> =>
    runTool({ name, input, caller, ...extra });
  const ok = async (name: string, input: unknown = {}, extra: Extra = {}): Promise<JsonObject> => {
    const result = await call(name, input, extra);
    expect(result.error).toBeNull();
    return result.data ?? {};
  };
  /** The call must fail; what it said. */
  const refused = async (name: string, input: unknown = {}, extra: Extra = {}): Promise<ToolFailure> => {
    const result = await call(name, input, extra);
    if (result.success) throw new Error(`${name} was expected to fail`);
    const { recordId: _, ...failure } = result;
    return failure;
  };
  const add = async (input: string | JsonObject, extra: Extra = {}): Promise<TaskJson> =>
    taskJson.parse((await ok("add_task", typeof input === "string" ? { title: input } : input, extra)).task);
  const remind = async (input: JsonObject, extra: Extra = {}): Promise<ReminderJson> =>
    reminderJson.parse((await ok("schedule_reminder", input, extra)).reminder);
  const askToDelete = async (tasks: { id: string }[], extra: Extra = {}): Promise<PendingActionJson> =>
    pendingActionJson.parse((await ok("delete_task", { tasks: tasks.map(({ id }) => id) }, extra)).pending_action);
  const answer = (id: string, answer: Partial<ConfirmationAnswer> = {}): Promise<ConfirmationOutcome> =>
    resolveConfirmation({ id, decision: "confirm", by: "button", caller, ...answer });
  const remove = async (tasks: { id: string }[], extra: Extra = {}): Promise<ConfirmationOutcome> =>
    answer((await askToDelete(tasks, extra)).id);
  return { id: user.id, user, caller, call, ok, refused, add, remind, askToDelete, answer, remove };
}

export type Person = Awaited<ReturnType<typeof newPerson>>;

/** Somebody new who has these tasks, numbered as they stand. */
export async function personWith(...titles: string[]): Promise<Person> {
  const person = await newPerson();
  for (const title of titles) await person.add(title);
  return person;
}

/** What an answer to a card was refused with, in the shape in which tools refuse. */
export async function refusal(answer: Promise<unknown>): Promise<ToolFailure> {
  try {
    await answer;
  } catch (error) {
    if (error instanceof StewardError) return fail(error.code, error.message, error.details ?? null);
    throw error;
  }
  throw new Error("The answer was expected to be refused");
}

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

/** A model that was asked by this caller and does the calling now. */
export const throughModel = (caller: ToolCaller): ToolCaller => ({
  ...caller,
  classification: { method: "LLM_FALLBACK", intent: null, confidence: null },
});

/** A program's key as a request brings it. */
export const newToken = (token: Partial<CallingToken> = {}): CallingToken => ({
  id: randomUUID(),
  name: "Script",
  mayWrite: true,
  ...token,
});

export const withToken = (person: Person, token: CallingToken = newToken()): ToolCaller => ({
  ...person.caller,
  source: "mcp",
  token,
});

/** The person's tasks as they stand in the database, the bin included. */
export async function tasksOf(person: Person) {
  const { client } = await database();
  return client.task.findMany({ where: { userId: person.id }, orderBy: { number: "asc" } });
}

export const openTasksOf = async (person: Person) =>
  (await tasksOf(person)).filter(({ deletedAt }) => deletedAt === null);

/** What the person's tasks outside the bin are called; of one status, or of both. */
export const titlesOf = async (person: Person, wanted?: TaskStatus): Promise<string[]> =>
  (await openTasksOf(person)).filter(({ status }) => !wanted || status === wanted).map(({ title }) => title);

export const binnedTitlesOf = async (person: Person) =>
  (await tasksOf(person)).filter(({ deletedAt }) => deletedAt !== null).map(({ title }) => title);

export async function remindersOf(person: Person) {
  const { client } = await database();
  return client.reminder.findMany({ where: { userId: person.id }, orderBy: { createdAt: "asc" } });
}

/** A clock that stands at this moment. */
export const atMoment = (moment: string | Date): Clock => ({ now: () => new Date(moment), newId: randomUUID });

/** What the person was reminded of, oldest first. */
export async function notificationsOf(person: Person) {
  const { client } = await database();
  return client.notification.findMany({ where: { userId: person.id }, orderBy: { occurrenceAt: "asc" } });
}

/** The person's audit, oldest first. */
export async function recordsOf(person: Person, toolName?: string): Promise<Invocation[]> {
  const { client } = await database();
  const where = { userId: person.id, ...(toolName === undefined ? {} : { toolName }) };
  const rows = await client.toolInvocationRecord.findMany({ where, orderBy: { position: "asc" } });
  return rows.map(recordFromRow);
}

/** Those of what was done in conversations, not of what a test did for the person beside them. */
export const spokenRecordsOf = async (person: Person): Promise<Invocation[]> =>
  (await recordsOf(person)).filter(({ source }) => source === "chat");

export async function cardOf(id: string) {
  const { client } = await database();
  return client.pendingAction.findUniqueOrThrow({ where: { id } });
}

/** Lets the database's clock reach the card's last moment, or just not. */
export async function moveExpiry(id: string, secondsFromNow: number): Promise<void> {
  const { client } = await database();
  await client.$executeRaw`
    UPDATE "PendingAction" SET "expiresAt" = clock_timestamp() + make_interval(secs => ${secondsFromNow}::float8)
    WHERE "id" = ${id}::uuid`;
}

export const times = <Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
