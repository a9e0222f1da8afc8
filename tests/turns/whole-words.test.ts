import { describe, expect, test } from "vitest";
import { converse } from "@/tests/support/converse";
import { meant } from "@/tests/support/meant";
import { newPerson, openTasksOf, personWith } from "@/tests/support/people";
import { conversationOf, say } from "@/tests/support/talk";

const NOT_FOUND = "I couldn't find that task. Try listing your tasks first.";
const WHICH = "Which task did you mean?";

describe("a part of a word is nobody's name", () => {
  test.each([
    ["complete car", "Buy carrots"],
    ["tick off cat", "Order catalogue"],
    ["delete hot", "Book hotel"],
    ["delete car", "Buy carrots"],
    ["mark plan as done", "Water the plants"],
    ["complete birth", "Plan the birthday"],
    ["rename tax to Taxes", "Call a taxi"],
    ["complete tent", "Pay rent"],
    ["delete mlik", "Milk"],
    ["move hot to friday", "Book hotel"],
    ["remind me about hot an hour before", "Book hotel"],
    ["complete news", "Buy new shoes"],
    ["complete new", "Check the news"],
    ["complete ear", "Buy earrings"],
    ["complete even", "Evening class"],
    ["complete someth", "Buy something nice"],
    ["complete morn", "Morning run"],
    ["complete don", "Don't panic"],
    ['complete "10"', "Pay 10.50 to Ann"],
  ])("%s, with %s there", async (said, title) => {
    const person = await personWith(title);
    const before = await openTasksOf(person);
    const { response, clarification, pending_action } = await say(person, said);
    expect([clarification?.options.filter(({ label }) => label.includes(title)) ?? [], pending_action]).toEqual([
      [],
      null,
    ]);
    expect(response).not.toContain(title);
    expect(await openTasksOf(person)).toEqual(before);
  });

  test("and that is said, with its code", async () => {
    const person = await personWith("Buy carrots", "Order catalogue", "Book hotel");
    for (const said of ["complete car", "delete hot", "mark cat as done"]) {
      expect(await say(person, said)).toMatchObject({
        response: NOT_FOUND,
        state: "error",
        metadata: { error_code: "TASK_NOT_FOUND" },
      });
    }
  });

  test("but the search still finds it", async () => {
    const person = await personWith("Buy carrots", "Wash the car");
    expect(await person.ok("list_tasks", { search: "rrot" })).toMatchObject({ total: 1 });
    expect((await say(person, "show tasks about car")).response).toContain("Buy carrots");
  });
});

describe("the word itself, another form of it, or one slip", () => {
  test.each([
    ["complete plant", "Water the plants", "Marked 'Water the plants' as done"],
    ["complete call", "Calling the insurance", "Marked 'Calling the insurance' as done"],
    ["mark the grocery as done", "Buy groceries", "Marked 'Buy groceries' as done"],
    [
      "delete the dentits appointment",
      "Dentist appointment",
      "Are you sure you want to delete this task?\n#2 Dentist appointment",
    ],
    ["delete dentsit", "Call the dentist", "Are you sure you want to delete this task?\n#2 Call the dentist"],
    ["complete gorceries", "Buy groceries", "Marked 'Buy groceries' as done"],
    ["rename the reprot to Summary", "Write the report", "Updated 'Write the report' to 'Summary'"],
  ])("%s, with %s there", async (said, title, reply) => {
    const person = await personWith("Buy milk", title, "Pay rent");
    expect((await say(person, said)).response).toBe(reply);
  });

  test.each([
    ["a slip", "grocries", "Buy groceries"],
    ["swapped letters", "dentsit", "Call the dentist"],
    ["another word order", "dentist call", "Call the dentist"],
    ["one of its words", "report", "Write quarterly report"],
    ["plural for singular", "quarterly reports", "Write quarterly report"],
    ["singular for plural", "buy grocery", "Buy groceries"],
    ["small words added", "the dentist", "Call the dentist"],
    ["no accents", "creme brulee", "Make crème brûlée"],
    ["all of it, in any case", "mILK", "Milk"],
  ])("%s: %s", async (_, words, title) => {
    const person = await personWith(
      "Buy groceries",
      "Call the dentist",
      "Write quarterly report",
      "Make crème brûlée",
      "Milk",
    );
    expect(await meant(person, words)).toEqual([title]);
  });
});

describe("what may be another form of the word, and another word as well", () => {
  test.each([
    ["complete stock", "Buy stockings"],
    ["complete unit", "United tickets"],
    ["delete buy stock", "Buy stockings"],
  ])("is asked about: %s, with %s there", async (said, title) => {
    const person = await personWith(title);
    const talk = conversationOf(person);
    const { response, pending_action } = await talk.say(said);
    expect([response, pending_action]).toEqual([`Did you mean '${title}'?`, null]);
    expect((await openTasksOf(person)).map(({ status }) => status)).toEqual(["pending"]);
    expect((await talk.say("yes")).response).toContain(title);
  });
});

describe("several", () => {
  test("that are close are asked about, never guessed between", async () => {
    const person = await personWith("Buy milk", "Buy silk", "Call Anna", "Call Anne", "Pay rent", "Pay rent May");
    expect(await meant(person, "buy")).toBe("? Buy milk, Buy silk");
    expect(await meant(person, "rent")).toBe("? Pay rent, Pay rent May");
    expect(await meant(person, "pay rent")).toEqual(["Pay rent"]);
  });

  test("are a question that says its code, and changes nothing", async () => {
    const person = await personWith("Buy milk for Ada", "Buy milk for Bob");
    expect(await say(person, "complete buy milk")).toMatchObject({
      response: WHICH,
      state: "needs_clarification",
      clarification: { options: [{ message: "#1" }, { message: "#2" }] },
      metadata: { error_code: "AMBIGUOUS_TASK" },
    });
    expect((await openTasksOf(person)).map(({ status }) => status)).toEqual(["pending", "pending"]);
  });

  test("with the very same title are asked about, unless only one can be meant", async () => {
    const person = await personWith("Water plants", "water plants");
    expect((await say(person, "complete water plants")).response).toBe(WHICH);
    await person.ok("complete_task", { task: 1 });
    expect((await say(person, "complete water plants")).response).toBe("Marked 'water plants' as done");
  });

  test("named in one breath are each a word of their own", async () => {
    await converse([
      ["Add task: Buy carrots", "Task created: Buy carrots"],
      ["Add task: Wash the dog", "Task created: Wash the dog"],
      ["complete dog and car", "I couldn't find a task called 'car'."],
      ["complete carrots and dog", "Marked 2 tasks as done"],
    ]);
  });
});

test("what is done already is found where nothing open is called so", async () => {
  await converse([
    ["Add task: Buy milk", "Task created: Buy milk"],
    ["complete milk", "Marked 'Buy milk' as done"],
    ["complete milk", "'Buy milk' is already done"],
  ]);
});

test("the bin is searched only for restoring, and nothing else is then found", async () => {
  const person = await personWith("Buy milk", "Buy bread");
  await person.remove([{ id: (await person.add("Old newspapers")).id }]);
  expect(await meant(person, "old newspapers")).toBeNull();
  expect((await say(person, "restore buy milk")).response).toBe(NOT_FOUND);
  expect((await say(person, "restore paper")).response).toBe(NOT_FOUND);
  expect((await say(person, "restore the newspapres")).response).toBe("Restored 'Old newspapers'");
});

test("reading through to find a task is no list that was shown", async () => {
  const person = await personWith("Buy carrots", "Call the dentist", "Pay rent");
  const talk = conversationOf(person);
  for (const [said, reply] of [
    ["complete dentsit", "Marked 'Call the dentist' as done"],
    ["complete it", "'Call the dentist' is already done"],
    ["show completed tasks", "You have 1 completed task:\n#2 [✓] Call the dentist"],
    ["complete hot", NOT_FOUND],
    ["reopen the first one", "Marked 'Call the dentist' as not done"],
  ]) {
    expect([said, (await talk.say(said ?? "")).response]).toEqual([said, reply]);
  }
});

test("a small word tells no task from another", async () => {
  for (const said of ["complete the bill", "delete the bill", "move the bill to friday"]) {
    const person = await newPerson();
    for (const title of ["Pay Visa bill", "Pay water bill", "Pay Bill for the tickets"]) await person.add(title);
    const { response, clarification } = await conversationOf(person).say(said);
    expect([said, response, clarification?.options]).toMatchObject([said, "Which task did you mean?", [{}, {}, {}]]);
  }
});
