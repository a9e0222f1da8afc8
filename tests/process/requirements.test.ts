import { describe, expect, test } from "vitest";
import { type HttpPerson, signInOverHttp } from "@/tests/support/http-person";
import { commonServer } from "@/tests/support/test-server";

/** Some of tests/turns/requirements.test.ts over HTTP, one of each kind, and what is no message. */
const server = commonServer();

async function newSpeaker(...tasks: string[]) {
  const person: HttpPerson = await signInOverHttp(server.address);
  for (const title of tasks) await person.request("POST", "/api/tasks", { title });
  let conversation: unknown;
  const say = async (message: string) => {
    const body = { message, ...(conversation === undefined ? {} : { conversation_id: conversation }) };
    const answer = await person.request("POST", "/api/agent", body);
    expect(answer.status).toBe(200);
    conversation = answer.body.conversation_id;
    return answer.body;
  };
  return { person, say };
}

test("what is said is done, and which tool was called with what is told", async () => {
  const { say } = await newSpeaker();
  expect(await say("Add task: Buy groceries - remember milk and eggs")).toMatchObject({
    response: "Task created: Buy groceries",
    state: "complete",
    tool_invocations: [
      { tool_name: "add_task", parameters: { title: "Buy groceries", description: "remember milk and eggs" } },
    ],
  });
});

test("what is missing is asked for, and the answer goes on with the request", async () => {
  const { say } = await newSpeaker("Buy milk", "Pay bills");
  const question = "Which task did you mean?";
  expect(await say("Mark it done")).toMatchObject({
    response: question,
    state: "needs_clarification",
    clarification: { question },
    metadata: { decision_type: "ASK_CLARIFICATION" },
  });
  expect(await say("#2")).toMatchObject({ response: "Marked 'Pay bills' as done", state: "complete" });
});

test("a delete waits for its yes, which executes what was shown", async () => {
  const { say, person } = await newSpeaker("Buy milk", "Pay bills", "Call Anna");
  expect(await say("Delete task 3")).toMatchObject({
    state: "needs_confirmation",
    pending_action: { action_type: "DELETE_TASK", tasks: [{ number: 3, title: "Call Anna" }] },
    metadata: { intent: "DELETE_TASK", decision_type: "REQUEST_CONFIRMATION" },
  });
  expect(await say("yes")).toMatchObject({
    response: "Deleted task 'Call Anna'",
    state: "complete",
    metadata: { intent: "CONFIRM_YES", decision_type: "EXECUTE_PENDING" },
  });
  expect((await person.request("GET", "/api/tasks")).body.total).toBe(2);
});

test("what the tools refuse is refused in words", async () => {
  const { say } = await newSpeaker();
  expect(await say(`Add task: ${"a".repeat(256)}`)).toMatchObject({
    response: "Invalid input: Title must be at most 255 characters",
    state: "error",
    metadata: { error_type: "ValidationError" },
  });
});

describe("what is no message", () => {
  const bodies: [name: string, body: unknown, error: string][] = [
    ["an empty message", { message: "" }, "Message cannot be empty"],
    ["only blanks", { message: "  \n " }, "Message cannot be empty"],
    ["a message of 2,001 characters", { message: "a".repeat(2001) }, "Message must be under 2000 characters"],
  ];
  test.each(bodies)("%s is refused with its sentence", async (_, body, error) => {
    const person = await signInOverHttp(server.address);
    const answer = await person.request("POST", "/api/agent", body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: expect.stringContaining(error), error_code: "VALIDATION_ERROR" });
  });
});
