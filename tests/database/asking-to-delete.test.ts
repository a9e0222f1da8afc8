import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import {
  binnedTitlesOf,
  cardOf,
  inConversation,
  moveExpiry,
  newConversation,
  newPerson,
  times,
} from "@/tests/support/people";

describe("asking", () => {
  test("deletes nothing and shows exactly what would go", async () => {
    const person = await newPerson();
    const task = await person.add("Buy milk");
    const card = await person.askToDelete([task]);
    expect(card.tasks).toEqual([{ id: task.id, number: 1, title: "Buy milk" }]);
    expect(await binnedTitlesOf(person)).toEqual([]);
    expect(await cardOf(card.id)).toMatchObject({ status: "pending", requestedBy: "session", conversationId: null });
  });

  test("gives five minutes by the database's clock, whatever ours says", async () => {
    const person = await newPerson();
    const wrong = { now: () => new Date("2001-01-01T00:00:00Z"), newId: randomUUID };
    const card = await person.askToDelete([await person.add("Buy milk")], { clock: wrong });
    const { createdAt, expiresAt } = await cardOf(card.id);
    expect(Math.round((expiresAt.getTime() - createdAt.getTime()) / 1000)).toBe(300);
    expect(card.expires_at).toBe(expiresAt.toISOString());
    expect(await person.answer(card.id, { clock: wrong })).toMatchObject({ status: "deleted" });
  });

  test("names a task once, however often it was named", async () => {
    const person = await newPerson();
    const task = await person.add("Buy milk");
    const { pending_action } = await person.ok("delete_task", { tasks: [1, "#1", task.id, "1"] });
    expect(pending_action).toMatchObject({ tasks: [{ number: 1 }] });
  });

  test("a second delete in the same turn joins the set and keeps the card", async () => {
    const person = await newPerson();
    const caller = inConversation(person, await newConversation(person));
    const [milk, bread] = [await person.add("Buy milk"), await person.add("Buy bread")];
    const first = await person.askToDelete([milk], { caller });
    const second = await person.askToDelete([bread], { caller });
    expect(second).toMatchObject({ id: first.id, tasks: [{ title: "Buy milk" }, { title: "Buy bread" }] });
    await person.answer(first.id);
    expect(await binnedTitlesOf(person)).toEqual(["Buy milk", "Buy bread"]);
  });

  test("deletes that join at the same moment are all on the card", async () => {
    const person = await newPerson();
    const caller = inConversation(person, await newConversation(person));
    const tasks = await times(8, (index) => person.add(`Errand ${index}`));
    const card = await person.askToDelete([await person.add("First")], { caller });
    const answers = await Promise.all(tasks.map((task) => person.askToDelete([task], { caller })));
    expect(new Set(answers.map(({ id }) => id))).toEqual(new Set([card.id]));
    const longest = answers.toSorted((one, other) => other.tasks.length - one.tasks.length)[0];
    expect((await cardOf(card.id)).tasks).toHaveLength(9);
    expect(longest?.tasks).toHaveLength(9);
  });

  test("a later delete in the same conversation is told about the open card", async () => {
    const person = await newPerson();
    const conversation = await newConversation(person);
    const [milk, bread] = [await person.add("Buy milk"), await person.add("Buy bread")];
    const card = await person.askToDelete([milk], { caller: inConversation(person, conversation) });
    const caller = inConversation(person, conversation);
    expect(await person.refused("delete_task", { task: bread.id }, { caller })).toEqual({
      success: false,
      error: "Please answer the question that is open first.",
      error_code: "CONFIRMATION_REQUIRED",
      data: { pending_action: card },
    });
  });

  test("a card that ran out does not stand in the way of the next", async () => {
    const person = await newPerson();
    const conversation = await newConversation(person);
    const task = await person.add("Buy milk");
    const old = await person.askToDelete([task], { caller: inConversation(person, conversation) });
    await moveExpiry(old.id, -1);
    const card = await person.askToDelete([task], { caller: inConversation(person, conversation) });
    expect(card.id).not.toBe(old.id);
    expect(await cardOf(old.id)).toMatchObject({ status: "expired", resolvedBy: "timeout" });
    expect(await person.answer(old.id)).toMatchObject({ status: "expired", deleted: [] });
    expect(await binnedTitlesOf(person)).toEqual([]);
  });
});
