import { expect, test } from "vitest";
import { converse } from "@/tests/support/converse";
import { newPerson, tasksOf } from "@/tests/support/people";
import { conversationOf } from "@/tests/support/talk";

const NOT_FOUND = "I couldn't find that task. Try listing your tasks first.";

test.each([
  ["complete the laundry", NOT_FOUND],
  ["move the dentist to friday", NOT_FOUND],
  ["rename the gym to the pool", NOT_FOUND],
  ["complete task 99", "I couldn't find task 99. You have 2 tasks."],
])("after %j, which found nothing, it is not the task before", async (said, reply) => {
  const person = await newPerson();
  for (const then of ["complete it", "make it high priority", "move it to friday", "delete it", "rename it to Swim"]) {
    const talk = conversationOf(person);
    await talk.say("add pay rent");
    await talk.say("add call bob");
    const before = await tasksOf(person);
    expect((await talk.say(said)).response.replace(/\d+ tasks/, "2 tasks")).toBe(reply);
    const asked = await talk.say(then);
    expect([then, asked.response, asked.state]).toEqual([then, "Which task did you mean?", "needs_clarification"]);
    expect(await tasksOf(person)).toEqual(before);
  }
});

test("where there is but one task it is asked for by its name", async () => {
  await converse([
    ["add pay rent", "Task created: pay rent"],
    ["complete the laundry", NOT_FOUND],
    ["complete it", "Did you mean 'pay rent'?"],
  ]);
});

test("where two could be meant and nobody said which, it is neither of them", async () => {
  const person = await converse([
    ["add wash car", "Task created: wash car"],
    ["add wash dog", "Task created: wash dog"],
    ["add pay rent", "Task created: pay rent"],
    ["complete wash", "Which task did you mean?"],
    ["delete it", "Which task did you mean?"],
  ]);
  expect(await tasksOf(person)).toMatchObject(Array(3).fill({ status: "pending", deletedAt: null }));
});

test("chat in between changes nothing of what it is, and what was asked about is it", async () => {
  await converse([
    ["add pay rent tomorrow", "Task created: pay rent (tomorrow)"],
    ["thanks", "You're welcome."],
    ["complete it", "Marked 'pay rent' as done"],
  ]);
  await converse([
    ["add pay rent tomorrow", "Task created: pay rent (tomorrow)"],
    ["add call bob", "Task created: call bob"],
    ["when is rent due?", "'pay rent' is due tomorrow."],
    ["complete it", "Marked 'pay rent' as done"],
  ]);
});

const threeTasks = [
  ["add pay rent", "Task created: pay rent"],
  ["add call bob", "Task created: call bob"],
  ["add buy milk", "Task created: buy milk"],
  ["show my tasks", "You have 3 tasks:\n#1 [ ] pay rent\n#2 [ ] call bob\n#3 [ ] buy milk"],
] as const;

test.each([
  ["mark call bob as done", "Marked 'call bob' as done"],
  ["complete the gym", NOT_FOUND],
  ["complete everything due today", "There are no tasks like that."],
  ["make call bob high priority", "Updated 'call bob': high priority"],
])("%j looks tasks up and shows no list: the first one is that of the list before", async (said, reply) => {
  await converse([
    ...threeTasks,
    [said, reply],
    ["complete the first one", "Marked 'pay rent' as done"],
    ["complete the last one", "Marked 'buy milk' as done"],
  ]);
});

test("a list that was shown since is the one that counts", async () => {
  await converse([
    ...threeTasks,
    ["mark buy milk as done", "Marked 'buy milk' as done"],
    ["show completed tasks", "You have 1 completed task:\n#3 [✓] buy milk"],
    ["reopen the first one", "Marked 'buy milk' as not done"],
  ]);
});
