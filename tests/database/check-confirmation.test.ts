import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { cardOf, moveExpiry, newPerson, openTasksOf, type Person, withToken } from "@/tests/support/people";

/** A question that a token put, and what another look at it says. */
async function askAsToken(person: Person) {
  const caller = withToken(person);
  const task = await person.add("Old receipt");
  const { id } = await person.askToDelete([task], { caller });
  const look = () => person.ok("check_confirmation", { pending_action: id }, { caller });
  return { id, task, look };
}

describe("what became of a question", () => {
  test("waiting, as long as nobody answered, however often it is looked at", async () => {
    const ada = await newPerson();
    const { id, look } = await askAsToken(ada);
    for (let time = 0; time < 3; time += 1)
      expect(await look()).toMatchObject({ status: "waiting", pending_action: { id } });
    expect(await cardOf(id)).toMatchObject({ status: "pending", resolvedAt: null });
    expect(await openTasksOf(ada)).toHaveLength(1);
  });

  test("deleted, or kept", async () => {
    const ada = await newPerson();
    const [first, second] = [await askAsToken(ada), await askAsToken(ada)];
    await ada.answer(first.id);
    await ada.answer(second.id, { decision: "cancel" });
    expect(await first.look()).toMatchObject({ status: "deleted" });
    expect(await second.look()).toMatchObject({ status: "kept" });
  });

  test("expired, by the database's clock", async () => {
    const ada = await newPerson();
    const { id, look } = await askAsToken(ada);
    await moveExpiry(id, -1);
    expect(await look()).toMatchObject({ status: "expired" });
  });

  test("changed, with the question that is open now", async () => {
    const ada = await newPerson();
    const { id, task, look } = await askAsToken(ada);
    await ada.ok("update_task", { task: task.id, title: "New receipt" });
    const { pending_action: anew } = await ada.answer(id);
    expect(await look()).toMatchObject({
      status: "changed",
      pending_action: { id: anew?.id, tasks: [{ title: "New receipt" }] },
    });
  });

  test("nothing, when it is another's or none", async () => {
    const [ada, bob] = [await newPerson(), await newPerson()];
    const { id } = await askAsToken(ada);
    for (const question of [id, randomUUID()]) {
      expect(await bob.refused("check_confirmation", { pending_action: question })).toMatchObject({
        error: "There is no such question.",
        error_code: "NOT_FOUND",
      });
    }
    expect(await bob.refused("check_confirmation", { pending_action: "7" })).toMatchObject({
      error_code: "VALIDATION_ERROR",
    });
  });
});
