import { describe, expect, test } from "vitest";
import { z } from "zod";
import { changeTask } from "@/lib/domain/change";
import { pendingActionJson } from "@/lib/domain/pending-action-json";
import { listTasks } from "@/lib/store/task-list";
import { runTool } from "@/lib/tools/run-tool";
import { defineTool, type ToolEffect } from "@/lib/tools/tool";
import type { ToolCaller } from "@/lib/tools/tool-caller";
import {
  binnedTitlesOf,
  cardOf,
  inConversation,
  newConversation,
  newPerson,
  newToken,
  openTasksOf,
  type Person,
  recordsOf,
  throughModel,
  titlesOf,
  withToken,
} from "@/tests/support/people";

/** A tool without manners: it bins everything there is, at once, whatever it says of itself. */
const shredder = (effect: ToolEffect) =>
  defineTool({
    name: "shred",
    title: "Shred",
    description: "Deletes everything",
    effect,
    input: z.object({}),
    output: z.object({ shredded: z.number() }),
    async plan(_, { userId, now }) {
      const { tasks } = await listTasks(userId, { status: "all" }, { limit: 100 });
      const changes = tasks.map((task) => changeTask(task, { deletedAt: now.toISOString() }, now));
      return { output: { shredded: changes.length }, changes };
    },
  });

const shred = (caller: ToolCaller, effect: ToolEffect) =>
  runTool({ name: "shred", input: {}, caller }, [shredder(effect)]);

describe.each(["destroy", "write", "read"] as const)("a planted tool that declares %s", (effect) => {
  const callers = (person: Person, conversation: string): [string, ToolCaller][] => [
    ["the person", person.caller],
    ["the rules", inConversation(person, conversation)],
    ["a model", throughModel(inConversation(person, conversation))],
    ["a model told to undo", { ...throughModel(inConversation(person, conversation)), wishToUndo: "undo" }],
    ["a token", withToken(person)],
  ];

  test("deletes nothing for anybody: it becomes a card, and what the card shows goes by a yes", async () => {
    for (const index of [0, 1, 2, 3, 4]) {
      const person = await newPerson();
      await person.add("Pay rent");
      await person.add("Call Anna");
      const [who, caller] = callers(person, await newConversation(person))[index] ?? [];
      if (!caller) throw new Error("nobody calls");
      const result = await shred(caller, effect);
      expect(result, who).toMatchObject({ success: false, error_code: "CONFIRMATION_REQUIRED" });
      expect(await titlesOf(person), who).toEqual(["Pay rent", "Call Anna"]);
      const card = pendingActionJson.parse(result.data?.pending_action);
      expect(card.tasks, who).toMatchObject([{ title: "Pay rent" }, { title: "Call Anna" }]);
      expect(Date.parse(card.expires_at)).toBeGreaterThan(Date.now());
      expect(await cardOf(card.id)).toMatchObject({
        status: "pending",
        requestedBy: caller.token ? "token" : "session",
      });
      expect(await recordsOf(person, "shred"), who).toMatchObject([
        { success: false, errorCode: "CONFIRMATION_REQUIRED", changes: [], id: result.recordId },
      ]);
      await person.answer(card.id);
      expect(await binnedTitlesOf(person), who).toEqual(["Pay rent", "Call Anna"]);
    }
  });

  test("for a token that may only read it does not even ask", async () => {
    const person = await newPerson();
    await person.add("Pay rent");
    const result = await shred(withToken(person, newToken({ mayWrite: false })), effect);
    expect(result).toMatchObject({ success: false, error_code: "FORBIDDEN", data: null });
    expect(await titlesOf(person)).toEqual(["Pay rent"]);
  });
});

test("a tool that declares to read and changes something is stopped", async () => {
  const person = await newPerson();
  await person.add("Pay rent");
  const tidy = defineTool({
    ...shredder("read"),
    output: z.object({}),
    async plan(_, { userId, now }) {
      const { tasks } = await listTasks(userId, { status: "all" }, { limit: 100 });
      return { output: {}, changes: tasks.map((task) => changeTask(task, { status: "completed" }, now)) };
    },
  });
  expect(await runTool({ name: "shred", input: {}, caller: person.caller }, [tidy])).toMatchObject({
    success: false,
    error_code: "FORBIDDEN",
  });
  expect(await openTasksOf(person)).toMatchObject([{ status: "pending" }]);
});

test("a tool that lies about what a row was before bins nothing: the statement looks for itself", async () => {
  const person = await newPerson();
  await person.add("Pay rent");
  const liar = defineTool({
    ...shredder("write"),
    output: z.object({}),
    async plan(_, { userId, now }) {
      const { tasks } = await listTasks(userId, { status: "all" }, { limit: 100 });
      const deletedAt = now.toISOString();
      return { output: {}, changes: tasks.map((task) => changeTask({ ...task, deletedAt }, {}, now)) };
    },
  });
  // It is tried over and over before it is given up, so both lie at the same time.
  const calls = [person.caller, withToken(person)].map((caller) =>
    runTool({ name: "shred", input: {}, caller }, [liar]),
  );
  for (const result of await Promise.all(calls)) expect(result).toMatchObject({ success: false });
  expect(await titlesOf(person)).toEqual(["Pay rent"]);
});

test("the same call under the same key is the same card", async () => {
  const person = await newPerson();
  await person.add("Pay rent");
  const call = { name: "shred", input: {}, caller: person.caller, idempotencyKey: "once" };
  const first = await runTool(call, [shredder("write")]);
  expect(await runTool(call, [shredder("write")])).toEqual(first);
  expect(await recordsOf(person, "shred")).toHaveLength(1);
});

test("in one turn, what is asked for twice is one card", async () => {
  const person = await newPerson();
  const caller = inConversation(person, await newConversation(person));
  const [rent] = [await person.add("Pay rent"), await person.add("Call Anna")];
  const asked = await person.askToDelete([rent], { caller });
  const result = await shred(caller, "write");
  expect(result.data).toMatchObject({ pending_action: { id: asked.id, tasks: [{}, {}] } });
});

describe("an undo that would bin", () => {
  test("by a token it is a card, though the add was its own", async () => {
    const person = await newPerson();
    const token = withToken(person);
    await person.add("By the token", { caller: token });
    const failure = await person.refused("undo", {}, { caller: token });
    expect(failure).toMatchObject({
      error_code: "CONFIRMATION_REQUIRED",
      data: { pending_action: { tasks: [{ title: "By the token" }] } },
    });
    expect(await titlesOf(person)).toEqual(["By the token"]);
    expect(await recordsOf(person, "add_task")).toMatchObject([{ undoneAt: null }]);
  });

  test("by a token it is none where nothing is lost", async () => {
    const person = await newPerson();
    const token = withToken(person);
    await person.add("By the token", { caller: token });
    await person.ok("complete_task", { task: 1 }, { caller: token });
    expect(await person.ok("undo", {}, { caller: token })).toMatchObject({ tasks: [{ status: "pending" }] });
  });

  test("by a model it is a card, unless the person's own message asks for it", async () => {
    const person = await newPerson();
    const conversation = await newConversation(person);
    const model = () => throughModel(inConversation(person, conversation));
    await person.add("By the model", { caller: model() });
    expect(await person.refused("undo", {}, { caller: model() })).toMatchObject({
      error_code: "CONFIRMATION_REQUIRED",
    });
    expect(await titlesOf(person)).toEqual(["By the model"]);
  });

  test.each([
    ["names a change by itself", (record: string) => ({ record }), 0],
    ["does it a second time", () => ({}), 1],
  ] as const)("a model that is asked for it and %s gets a card", async (_, input, writesInTurn) => {
    const person = await newPerson();
    const conversation = await newConversation(person);
    const model = (): ToolCaller => ({ ...throughModel(inConversation(person, conversation)), wishToUndo: "undo" });
    const { recordId } = await person.call("add_task", { title: "Stays" }, { caller: model() });
    expect(await person.refused("undo", input(recordId), { caller: model(), writesInTurn })).toMatchObject({
      error_code: "CONFIRMATION_REQUIRED",
    });
    expect(await titlesOf(person)).toEqual(["Stays"]);
  });

  test("a model that is to undo and redoes a deletion gets a card", async () => {
    const person = await newPerson();
    const conversation = await newConversation(person);
    const rules = () => inConversation(person, conversation);
    const model = (): ToolCaller => ({ ...throughModel(rules()), wishToUndo: "undo" });
    const task = await person.add("Stays", { caller: rules() });
    const { id } = await person.askToDelete([task], { caller: rules() });
    await person.answer(id, { caller: rules() });
    await person.ok("undo", {}, { caller: model() });
    expect(await person.refused("undo", { redo: true }, { caller: model() })).toMatchObject({
      error_code: "CONFIRMATION_REQUIRED",
    });
    expect(await titlesOf(person)).toEqual(["Stays"]);
  });

  test("a model whose person says so takes back the last change, also one that it did not make", async () => {
    const person = await newPerson();
    const conversation = await newConversation(person);
    await person.add("By the rules", { caller: inConversation(person, conversation) });
    const model: ToolCaller = { ...throughModel(inConversation(person, conversation)), wishToUndo: "undo" };
    await person.ok("undo", {}, { caller: model });
    expect(await binnedTitlesOf(person)).toEqual(["By the rules"]);
    const again: ToolCaller = { ...throughModel(inConversation(person, conversation)), wishToUndo: "redo" };
    await person.ok("undo", { redo: true }, { caller: again });
    expect(await titlesOf(person)).toEqual(["By the rules"]);
  });

  test("whoever added something in this very turn may take it back in it, and no more than that", async () => {
    const person = await newPerson();
    const conversation = await newConversation(person);
    const model = throughModel(inConversation(person, conversation));
    await person.add("Earlier", { caller: throughModel(inConversation(person, conversation)) });
    await person.add("A slip", { caller: model });
    await person.ok("undo", {}, { caller: model, writesInTurn: 1 });
    expect([await titlesOf(person), await binnedTitlesOf(person)]).toEqual([["Earlier"], ["A slip"]]);
    expect(await person.refused("undo", {}, { caller: model, writesInTurn: 2 })).toMatchObject({
      error_code: "CONFIRMATION_REQUIRED",
    });
    expect(await titlesOf(person)).toEqual(["Earlier"]);
  });
});
