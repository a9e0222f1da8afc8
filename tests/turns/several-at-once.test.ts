import { describe, expect, it } from "vitest";
import { converse } from "@/tests/support/converse";
import { openTasksOf, personWith, titlesOf } from "@/tests/support/people";
import { conversationOf } from "@/tests/support/talk";

describe("several tasks in one breath", () => {
  it("are those that their parts name", async () => {
    const person = await personWith("Mow lawn", "Wash the car", "Clean garage", "Call Bob");
    const talk = conversationOf(person);
    const card = await talk.say("delete mow lawn and wash car");
    expect(card.pending_action?.tasks.map(({ title }) => title)).toEqual(["Mow lawn", "Wash the car"]);
    await talk.say("no");
    expect((await talk.say("mark wash car, clean garage and call Bob as done")).response).toBe(
      "Marked 3 tasks as done",
    );
    expect(await titlesOf(person, "pending")).toEqual(["Mow lawn"]);
  });

  it("may be things that others keep too", async () => {
    const person = await personWith("Pay electricity bill", "Book flights to Rome");
    const talk = conversationOf(person);
    expect((await talk.say("move the bill and the flights to tomorrow")).response).toBe("Updated 2 tasks");
    expect((await talk.say("move the photos and the files to tomorrow")).response).toBe(
      "I'm not sure what you mean. What would you like to do?",
    );
  });

  it("are one when a task is called so", async () => {
    const person = await personWith("Bread and butter", "Butter", "Bread");
    expect((await conversationOf(person).say("complete bread and butter")).response).toBe(
      "Marked 'Bread and butter' as done",
    );
  });

  it("wait for the one that is not clear, and then are done together", async () => {
    const person = await personWith("Call Bob", "Call mom", "Buy milk");
    const talk = conversationOf(person);
    const asked = await talk.say("mark call and milk as done");
    expect(asked.clarification?.options.map(({ message }) => message)).toEqual(["#1", "#2"]);
    expect((await talk.say("call mom")).response).toBe("Marked 2 tasks as done");
    expect(await titlesOf(person, "pending")).toEqual(["Call Bob"]);
  });

  it("are left alone when one of them is not there", async () => {
    const person = await personWith("Buy milk");
    expect((await conversationOf(person).say("complete milk and unicorn")).response).toBe(
      "I couldn't find a task called 'unicorn'.",
    );
    expect(await titlesOf(person, "pending")).toEqual(["Buy milk"]);
  });
});

describe("an answer to which task was meant", () => {
  it("that chooses none is asked for again", async () => {
    const talk = conversationOf(await personWith("Call Bob", "Call mom"));
    await talk.say("complete call");
    for (const says of ["yes please", "ok"]) expect((await talk.say(says)).response).toBe("Which task did you mean?");
    expect((await talk.say("the second one")).response).toBe("Marked 'Call mom' as done");
  });

  it.each([
    ["both", "Marked 2 tasks as done"],
    ["all of them", "Marked 2 tasks as done"],
    ["the first two", "Marked 2 tasks as done"],
    ["bob and mom", "Marked 2 tasks as done"],
    ["neither", "Okay."],
    ["none of those", "Okay."],
    ["the milk", "Marked 'Buy milk' as done"],
  ])("may be %s", async (says, response) => {
    const talk = conversationOf(await personWith("Call Bob", "Call mom", "Buy milk"));
    await talk.say("complete call");
    expect((await talk.say(says)).response).toBe(response);
  });
});

it("what is no choice is read as if nothing had been asked", async () => {
  const person = await personWith("Call Bob", "Call mom", "Prepare slides");
  const talk = conversationOf(person);
  await talk.say("move call to tomorrow");
  expect((await talk.say("slides: done")).response).toBe("Marked 'Prepare slides' as done");
});

describe("what is said of a task that is there", () => {
  it("moves it, and makes none", async () => {
    const person = await personWith("Finish the report", "Mow lawn");
    const talk = conversationOf(person);
    expect((await talk.say("finish the report by tomorrow instead")).response).toBe(
      "Updated 'Finish the report': due tomorrow",
    );
    expect((await talk.say("mow lawn can wait until tomorrow")).response).toBe("Updated 'Mow lawn': due tomorrow");
    expect((await talk.say("wash the car tomorrow instead of today")).clarification?.options[0]?.message).toBe(
      "Add task: wash the car tomorrow",
    );
    expect(await titlesOf(person, "pending")).toEqual(["Finish the report", "Mow lawn"]);
  });

  it("makes it repeat, and no longer", async () => {
    const talk = conversationOf(await personWith("Water plants"));
    expect((await talk.say("make water plants daily")).response).toBe("Updated 'Water plants': due today, every day");
    expect((await talk.say("don't repeat it any more")).response).toBe(
      "Updated 'Water plants': due today, no longer repeats",
    );
  });

  it("lets it go, after a yes", async () => {
    const person = await personWith("Pay rent", "Call mom");
    const talk = conversationOf(person);
    for (const says of [
      "never mind the rent",
      "I no longer need to pay the rent",
      "the rent is off",
      "cancel pay rent",
    ]) {
      expect((await talk.say(says)).pending_action?.tasks.map(({ title }) => title)).toEqual(["Pay rent"]);
      await talk.say("no");
    }
    expect((await talk.say("forget about the past")).pending_action).toBeNull();
    expect(await titlesOf(person, "pending")).toEqual(["Pay rent", "Call mom"]);
  });
});

it("whoever is only sorry is told how to take it back, and nothing is", async () => {
  const person = await converse([
    ["Add task: Buy milk", "Task created: Buy milk"],
    ["mark it as done", "Marked 'Buy milk' as done"],
    ["oops", "No problem. Say 'undo that' to take the last change back."],
    ["mark it as not done", "Marked 'Buy milk' as not done"],
    ["my bad", "No problem. Say 'undo that' to take the last change back."],
  ]);
  expect((await openTasksOf(person)).map(({ status }) => status)).toEqual(["pending"]);
});

it("a mistake is taken back once, and not what was done before it", async () => {
  await converse([
    ["Add task: Buy milk", "Task created: Buy milk"],
    ["mark milk done", "Marked 'Buy milk' as done"],
    ["oops, that was a mistake", "Undone: the change to 'Buy milk'"],
    ["that was a mistake", "I can only help with task management. Try 'create a task' or 'show my tasks'."],
  ]);
});
