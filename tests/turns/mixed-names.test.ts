import { describe, expect, it } from "vitest";
import { openTasksOf, personWith, titlesOf } from "@/tests/support/people";
import { conversationOf } from "@/tests/support/talk";

describe("numbers, positions and names in one breath", () => {
  it.each([
    ["complete #1 and jam", ["Buy bread", "Buy jam"]],
    ["complete jam and #1", ["Buy bread", "Buy jam"]],
    ["complete 1 and jam", ["Buy bread", "Buy jam"]],
    ["mark task 1 and the jam as done", ["Buy bread", "Buy jam"]],
    ["complete the first one and jam", ["Buy bread", "Buy jam"]],
    ["complete the first and the last one", ["Buy bread", "Call Bob"]],
    ["complete the first and third", ["Buy bread", "Call Bob"]],
    ["complete jam, task 1 and the last one", ["Buy bread", "Buy jam", "Call Bob"]],
    ["complete the first two and bob", ["Buy bread", "Buy jam", "Call Bob"]],
    ["complete #1 and jam as well", ["Buy bread", "Buy jam"]],
    ["complete bread and jam too", ["Buy bread", "Buy jam"]],
    ["mark #1 as done and jam too", ["Buy bread", "Buy jam"]],
    ["mark bread as done and jam", ["Buy bread", "Buy jam"]],
    ["complete jam and tasks 1 and 3", ["Buy bread", "Buy jam", "Call Bob"]],
  ])("are all meant by %j", async (said, done) => {
    const person = await personWith("Buy bread", "Buy jam", "Call Bob");
    expect((await conversationOf(person).say(said)).response).toBe(`Marked ${done.length} tasks as done`);
    expect(await titlesOf(person, "completed")).toEqual(done);
  });

  it("are one task where two of them mean the same", async () => {
    const person = await personWith("Buy bread", "Buy jam");
    expect((await conversationOf(person).say("complete #1, bread and the first one")).response).toBe(
      "Marked 'Buy bread' as done",
    );
  });

  it("are put on one card, and moved together", async () => {
    const person = await personWith("Buy bread", "Buy jam", "Call Bob");
    const talk = conversationOf(person);
    const card = await talk.say("delete #1 and jam");
    expect(card.pending_action?.tasks.map(({ title }) => title)).toEqual(["Buy bread", "Buy jam"]);
    await talk.say("no");
    expect((await talk.say("move #1 and jam to tomorrow")).response).toBe("Updated 2 tasks");
    expect((await talk.say("make bob and #2 high priority")).response).toBe("Updated 2 tasks");
    const tasks = await openTasksOf(person);
    expect(tasks.map(({ dueOn }) => dueOn !== null)).toEqual([true, true, false]);
    expect(tasks.map(({ priority }) => priority)).toEqual([null, "high", "high"]);
  });

  it.each([
    ["complete #1 and honey", "I couldn't find a task called 'honey'."],
    ["mark #1 as done and honey too", "I couldn't find a task called 'honey'."],
    ["complete #1 or jam", "Which task did you mean?"],
    ["move #1 or jam to friday", "Which task did you mean?"],
    ["complete honey and #1", "I couldn't find a task called 'honey'."],
    ["complete the first two and honey", "I couldn't find a task called 'honey'."],
    ["complete task 1 and call mom", "I couldn't find a task called 'call mom'."],
    ["move #1 and honey to friday", "I couldn't find a task called 'honey'."],
    ["delete #1 and honey", "I couldn't find a task called 'honey'."],
    ["complete jam and #99", "I couldn't find task 99. You have 2 tasks."],
    ["complete tasks 1, 2 and 99", "I couldn't find task 99. You have 2 tasks."],
    ["complete 1, 2 and 99", "I couldn't find task 99. You have 2 tasks."],
    ["move tasks 1 and 99 to friday", "I couldn't find task 99. You have 2 tasks."],
    ["make tasks 1 and 99 high priority", "I couldn't find task 99. You have 2 tasks."],
    ["delete tasks 1 and 99", "I couldn't find task 99. You have 2 tasks."],
    ["remind me of tasks 1 and 99 tomorrow at 9", "I couldn't find task 99. You have 2 tasks."],
  ])("change nothing when one is not there: %j", async (said, response) => {
    const person = await personWith("Buy bread", "Buy jam");
    const before = await openTasksOf(person);
    const reply = await conversationOf(person).say(said);
    expect([reply.response, reply.pending_action]).toEqual([response, null]);
    expect(await openTasksOf(person)).toEqual(before);
  });

  it("wait for each that is not clear, one question after the other", async () => {
    const person = await personWith("Call Bob", "Call mom", "Wash car", "Wash dog", "Buy milk");
    const talk = conversationOf(person);
    expect((await talk.say("complete call, #5 and wash")).response).toBe("Which task did you mean?");
    const asked = await talk.say("mom");
    expect([asked.response, asked.clarification?.options.map(({ message }) => message)]).toEqual([
      "Which task did you mean?",
      ["#3", "#4"],
    ]);
    expect(await titlesOf(person, "completed")).toEqual([]);
    expect((await talk.say("the second one")).response).toBe("Marked 3 tasks as done");
    expect(await titlesOf(person, "completed")).toEqual(["Call mom", "Wash dog", "Buy milk"]);
  });

  it("are not what only says why", async () => {
    const person = await personWith("Buy bread", "Buy jam");
    const talk = conversationOf(person);
    expect((await talk.say("complete #1, I did it yesterday")).response).toBe("Marked 'Buy bread' as done");
    const card = await talk.say("delete task 2, I don't need it any more");
    expect(card.pending_action?.tasks.map(({ title }) => title)).toEqual(["Buy jam"]);
  });

  it("count what has gone from a list as missing", async () => {
    const person = await personWith("Buy bread", "Buy jam", "Call Bob");
    const talk = conversationOf(person);
    await talk.say("show my tasks");
    await talk.say("delete #2");
    await talk.say("yes");
    expect((await talk.say("complete the first two")).response).toBe("I couldn't find task 2. You have 2 tasks.");
    expect(await titlesOf(person, "completed")).toEqual([]);
  });
});

it("several that are asked about are all answered about", async () => {
  const person = await personWith("Buy bread", "Buy jam");
  expect((await conversationOf(person).say("are tasks 1 and 2 done?")).response).toBe(
    "'Buy bread' is still open. 'Buy jam' is still open.",
  );
});

describe("several reminders", () => {
  it("are set on every task that is named, and cancelled on every one", async () => {
    const person = await personWith("Buy bread", "Buy jam", "Call Bob");
    const talk = conversationOf(person);
    expect((await talk.say("remind me of tasks 1 and 3 tomorrow at 9")).response).toBe(
      "I'll remind you of 2 tasks tomorrow at 9:00 AM",
    );
    expect((await talk.say("cancel the reminders for tasks 1 and 2")).response).toBe("I couldn't find that reminder.");
    expect((await talk.say("cancel the reminders for tasks 1 and 3")).response).toBe("Cancelled 2 reminders");
  });
});

describe("words that join names", () => {
  it.each(["complete bread then jam", "complete bread and then jam", "complete bread along with jam"])(
    "%j means both",
    async (said) => {
      const person = await personWith("Buy bread", "Buy jam");
      expect((await conversationOf(person).say(said)).response).toBe("Marked 2 tasks as done");
    },
  );

  it("may stand in a title", async () => {
    const person = await personWith("Wash then dry the clothes", "Dry the dog");
    expect((await conversationOf(person).say("complete wash then dry")).response).toBe(
      "Marked 'Wash then dry the clothes' as done",
    );
  });
});

describe("of several that are marked", () => {
  it("those that already were are told apart", async () => {
    const person = await personWith("Do laundry", "Pay rent", "Buy milk");
    const talk = conversationOf(person);
    await talk.say("complete rent");
    expect((await talk.say("complete laundry, rent and milk")).response).toBe(
      "Marked 2 tasks as done. 'Pay rent' already was",
    );
    expect((await talk.say("complete laundry, rent and milk")).response).toBe("All 3 tasks are already done");
    expect((await talk.say("complete tasks 1 and 2")).response).toBe("Both tasks are already done");
    expect((await talk.say("reopen #2")).response).toBe("Marked 'Pay rent' as not done");
    expect((await talk.say("complete tasks 1, 2 and 3")).response).toBe(
      "Marked 'Pay rent' as done. 2 tasks already were",
    );
  });
});
