// Never run again: consent. A task is deleted after a yes.
import { expect, test } from "vitest";
import { converse } from "@/tests/support/converse";
import { binnedTitlesOf, titlesOf } from "@/tests/support/people";

/** What is said in tests/turns is said on one database only: this much must be the same on both. */
test("a task is added, listed, completed and, after a yes, deleted; and the deletion is undone", async () => {
  const person = await converse([
    ["Add task: Buy milk", "Task created: Buy milk"],
    ["Add task: Pay rent", "Task created: Pay rent"],
    ["show my tasks", "You have 2 tasks:\n#1 [ ] Buy milk\n#2 [ ] Pay rent"],
    ["complete milk", "Marked 'Buy milk' as done"],
    ["delete the rent", "Are you sure you want to delete this task?\n#2 Pay rent"],
    ["yes", "Deleted task 'Pay rent'"],
    ["what's in the bin", "The bin holds 1 task:\n#2 [ ] Pay rent"],
    ["undo", "Undone: deleting 'Pay rent'"],
  ]);
  expect([await titlesOf(person), await titlesOf(person, "completed"), await binnedTitlesOf(person)]).toEqual([
    ["Buy milk", "Pay rent"],
    ["Buy milk"],
    [],
  ]);
});
