import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { conversationFor } from "@/lib/agent/conversation-for";
import {
  inConversation,
  newConversation,
  newPerson,
  type Person,
  recordsOf,
  tasksOf,
  times,
} from "@/tests/support/people";
import { rounds } from "@/tests/support/rounds";
import { say } from "@/tests/support/talk";

/** What must hold when many things happen in the same moment. */

describe("adding", () => {
  test("200 tasks at once get the numbers 1 to 200, none lost, each recorded", async () => {
    const person = await newPerson();
    const tasks = await times(200, (index) => person.add(`Task ${index}`));
    const numbers = Array.from({ length: 200 }, (_, index) => index + 1);
    expect(tasks.map(({ number }) => number).toSorted((one, other) => one - other)).toEqual(numbers);
    expect((await tasksOf(person)).map(({ number }) => number)).toEqual(numbers);
    expect(await recordsOf(person, "add_task")).toHaveLength(200);
  });

  test("a failed call uses up no number", async () => {
    const person = await newPerson();
    await person.add("One");
    await person.refused("add_task", { title: " " });
    expect(await person.add("Two")).toMatchObject({ number: 2 });
  });
});

test("the same message, sent many times at once without a conversation, begins one", async () => {
  const person = await newPerson();
  const messageId = randomUUID();
  const placeFor = ({ user }: Person) => conversationFor({ user, token: null }, messageId);
  const replies = await times(10, async () =>
    say(person, "Add task: Buy milk", { messageId, conversationId: await placeFor(person) }),
  );
  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
  expect((await tasksOf(person)).map(({ title }) => title)).toEqual(["Buy milk"]);
  const other = await newPerson();
  expect(await placeFor(other)).not.toBe(await placeFor(person));
});

describe("answering", () => {
  test("200 confirms of one card: one deletion, one successful record, 200 same answers", async () => {
    const person = await newPerson();
    const card = await person.askToDelete([await person.add("Buy milk"), await person.add("Buy bread")]);
    const [first, ...others] = await times(200, () => person.answer(card.id));
    expect(first).toMatchObject({ status: "deleted" });
    for (const other of others) expect(other).toEqual(first);
    expect((await tasksOf(person)).map(({ version, deletedAt }) => [version, deletedAt !== null])).toEqual([
      [2, true],
      [2, true],
    ]);
    const answers = (await recordsOf(person, "delete_task")).filter(({ parameters }) => parameters.pending_action);
    expect(answers).toMatchObject([{ id: first?.record_id, success: true }]);
  });

  test("confirm and cancel raced over and over: exactly one outcome, and task, card and record agree", async () => {
    const person = await newPerson();
    const seen = new Set<string>();
    for (let round = 0; round < rounds(6, 100); round += 1) {
      const outcomes = await times(10, async (index) => {
        const task = await person.add(`Task ${round}.${index}`);
        const card = await person.askToDelete([task]);
        const decisions = index % 2 === 0 ? (["confirm", "cancel"] as const) : (["cancel", "confirm"] as const);
        const [one, other] = await Promise.all(decisions.map((decision) => person.answer(card.id, { decision })));
        expect(one).toEqual(other);
        return { task, card, status: one?.status };
      });
      for (const { status } of outcomes) seen.add(status ?? "");
      const rows = new Map((await tasksOf(person)).map((task) => [task.id, task]));
      const records = await recordsOf(person, "delete_task");
      for (const { task, card, status } of outcomes) {
        const answers = records.filter(({ parameters }) => parameters.pending_action === card.id);
        expect(rows.get(task.id)?.deletedAt !== null).toBe(status === "deleted");
        expect(answers.map(({ success }) => success)).toEqual(status === "deleted" ? [true] : []);
      }
    }
    expect(seen).toEqual(new Set(["deleted", "kept"]));
  });

  test("a card confirmed while its task is being edited deletes what was shown or nothing", async () => {
    const person = await newPerson();
    await times(20, async (index) => {
      const task = await person.add(`Task ${index}`);
      const card = await person.askToDelete([task]);
      const [outcome, edit] = await Promise.all([
        person.answer(card.id),
        person.call("update_task", { task: task.id, title: `Other ${index}` }),
      ]);
      const row = (await tasksOf(person)).find(({ id }) => id === task.id);
      if (outcome.status === "deleted") {
        expect(row).toMatchObject({ title: `Task ${index}`, version: 2 });
        expect(row?.deletedAt).not.toBeNull();
        expect(edit).toMatchObject({ success: false, error_code: "TASK_NOT_FOUND" });
      } else {
        expect(outcome).toMatchObject({ status: "changed", pending_action: { tasks: [{ title: `Other ${index}` }] } });
        expect(row).toMatchObject({ title: `Other ${index}`, deletedAt: null });
      }
    });
  });
});

describe("asking", () => {
  test("20 deletes at once in one conversation: one card, the others are told its id", async () => {
    const person = await newPerson();
    const conversation = await newConversation(person);
    const tasks = await times(20, (index) => person.add(`Task ${index}`));
    const results = await Promise.all(
      tasks.map(({ id }) => person.call("delete_task", { task: id }, { caller: inConversation(person, conversation) })),
    );
    const asked = results.filter(({ success }) => success);
    expect(asked).toHaveLength(1);
    for (const result of results) {
      expect(result.data).toMatchObject({ pending_action: asked[0]?.data?.pending_action });
      if (!result.success) expect(result.error_code).toBe("CONFIRMATION_REQUIRED");
    }
  });
});

describe("changing", () => {
  test("20 changes of one task all arrive", async () => {
    const person = await newPerson();
    const task = await person.add("Buy milk");
    await Promise.all([
      ...Array.from({ length: 17 }, (_, index) => person.ok("update_task", { task: 1, description: `Note ${index}` })),
      person.ok("update_task", { task: 1, title: "Buy oat milk" }),
      person.ok("update_task", { task: 1, priority: "high" }),
      person.ok("update_task", { task: 1, due: "2030-01-01" }),
    ]);
    const [row] = await tasksOf(person);
    expect(row).toMatchObject({ title: "Buy oat milk", priority: "high", version: task.version + 20 });
  });

  test("30 completions at once are one", async () => {
    const person = await newPerson();
    await person.add("Buy milk");
    const results = await times(30, () => person.ok("complete_task", { task: 1 }));
    expect(results.filter(({ changed }) => changed)).toHaveLength(1);
    expect(await tasksOf(person)).toMatchObject([{ status: "completed", version: 2 }]);
  });

  test("30 completions of one occurrence at once move a repeating task once", async () => {
    const person = await newPerson();
    await person.add({ title: "Water plants", due: "2030-01-07", recurrence: "FREQ=WEEKLY" });
    const results = await times(30, () => person.ok("complete_task", { task: 1, occurrence: "2030-01-07" }));
    expect(results.filter(({ changed }) => changed)).toHaveLength(1);
    expect((await person.ok("list_tasks")).tasks).toMatchObject([{ due_on: "2030-01-14" }]);
  });

  test("10 undos at once take back ten changes, each once", async () => {
    const person = await newPerson();
    await person.add("Title 0");
    for (let index = 1; index <= 12; index += 1) await person.ok("update_task", { task: 1, title: `Title ${index}` });
    const undone = await times(10, () => person.ok("undo"));
    expect(new Set(undone.map(({ undone }) => JSON.stringify(undone))).size).toBe(10);
    expect(await tasksOf(person)).toMatchObject([{ title: "Title 2" }]);
  });
});
