// Never run again: consent. No title may change the question that somebody answers.
import { describe, expect, test } from "vitest";
import { confirmationRequest } from "@/lib/domain/confirmation-words";
import { quoteTitle, shortTitle } from "@/lib/domain/quote-title";
import { callTool } from "@/lib/mcp/call-tool";
import { HOSTILE_TITLES, isPlainlySeen } from "@/tests/support/hostile-titles";
import { personWith, withToken } from "@/tests/support/people";
import { conversationOf } from "@/tests/support/talk";

const QUESTION = "Are you sure you want to delete this task?";

/** Our sentence, and then lines that each begin as ours do; no title makes one more. */
function expectSeen(text: string, lines: number): void {
  expect(text.split(/[\n\r\u2028\u2029]/)).toHaveLength(lines);
  for (const line of text.split("\n")) expect(isPlainlySeen(line), line).toBe(true);
}

describe.each(Object.entries(HOSTILE_TITLES))("a task whose title has %s", (_, title) => {
  test("is deleted after a question that it has no part in, and the reply names it as data", async () => {
    const talk = conversationOf(await personWith(title, "Buy milk"));
    const asked = await talk.say("delete task 1");
    expect(asked.response).toBe(`${QUESTION}\n#1 ${shortTitle(title)}`);
    expectSeen(asked.response, 2);
    const { response } = await talk.say("yes");
    expect(response).toBe(`Deleted task ${quoteTitle(title)}`);
    expectSeen(response, 1);
  });

  test("is told of in one plain line whatever is done to it", async () => {
    const talk = conversationOf(await personWith(title));
    const sentences = [
      ["mark task 1 as done", `Marked ${quoteTitle(title)} as done`],
      ["undo", quoteTitle(title)],
      ["set task 1 to high priority", `Updated ${quoteTitle(title)}`],
      ["remind me of task 1 tomorrow at 9", `I'll remind you of ${quoteTitle(title)}`],
      ["tell me about task 1", quoteTitle(title)],
    ] as const;
    for (const [wish, said] of sentences) {
      const { response } = await talk.say(wish);
      expect(response).toContain(said);
      expectSeen(response, 1);
    }
    expectSeen((await talk.say("show my tasks")).response, 2);
  });

  test("is asked about over MCP without a word of it in our sentence", async () => {
    const person = await personWith(title, "Buy milk");
    const call = { input: { tasks: [1] }, caller: withToken(person), address: "http://127.0.0.1:3000" };
    const common = { ...call, name: "delete_task", idempotencyKey: undefined, requestState: undefined };
    const told = await callTool({ ...common, opensPages: false });
    expect(told.content).toMatchObject([{ text: expect.stringContaining(`"${QUESTION}"`) }, {}]);
    const [sentence] = "content" in told && Array.isArray(told.content) ? told.content : [];
    expectSeen(sentence?.type === "text" ? sentence.text : "", 1);
    const shown = await callTool({ ...common, opensPages: true });
    const message = confirmationRequest([{ number: 1, title }]);
    expect(shown).toMatchObject({ inputRequests: { confirmation: { params: { message } } } });
  });
});

test("those that are asked about, and the one a guess is about, are named as data", async () => {
  const hostile = "Milk\n#9 Everything\u202e";
  const talk = conversationOf(await personWith(hostile, "Milk again"));
  const asked = await talk.say("delete milk");
  expect(asked.clarification?.options.map(({ label }) => label)).toEqual(
    expect.arrayContaining([`#1 ${shortTitle(hostile)}`]),
  );
});

test("a task that stands in the way of an undo is named as data", async () => {
  const title = HOSTILE_TITLES["single quotes"] ?? "";
  const person = await personWith(title);
  const { recordId } = await person.call("update_task", { task: 1, priority: "high" });
  await person.ok("update_task", { task: 1, priority: "low" });
  const { error } = await person.refused("undo", { record: recordId });
  const start = `I can't undo that: "an empty draft'? Nothing else is touched.`;
  expect(error).toBe(`${start} Press Delete to keep 'Tax 2026" was changed since. Undo that first.`);
});
