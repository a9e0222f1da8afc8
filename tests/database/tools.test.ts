import { expect, test } from "vitest";
import { newPerson } from "@/tests/support/people";

test("a task is added, listed, completed and recorded", async () => {
  const person = await newPerson();
  const task = await person.add("Buy milk");
  expect(task).toMatchObject({ number: 1, title: "Buy milk", status: "pending" });
  expect(await person.ok("list_tasks")).toMatchObject({ total: 1, tasks: [{ number: 1 }] });
  expect(await person.ok("complete_task", { task: 1 })).toMatchObject({
    task: { status: "completed" },
    changed: true,
  });
  expect(await person.ok("undo")).toMatchObject({ tasks: [{ status: "pending" }] });
  expect(await person.ok("undo", { redo: true })).toMatchObject({ tasks: [{ status: "completed" }] });
});
