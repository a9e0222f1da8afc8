import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { conversationFor } from "@/lib/agent/conversation-for";
import { inConversation, newConversation, newPerson, type Person, tasksOf, times } from "@/tests/support/people";
import { say } from "@/tests/support/talk";

/** What must hold when many things happen in the same moment, each on a connection of its own. */

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
});
