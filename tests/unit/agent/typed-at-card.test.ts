import { describe, expect, it } from "vitest";
import { nextAfterAnswer } from "@/lib/agent/next-after-answer";
import type { DialogueTurn } from "@/lib/agent/rules/dialogue";
import { nextMove } from "@/lib/agent/rules/next-move";
import { succeed } from "@/lib/domain/tool-result";
import { readTypedAnswer } from "@/lib/policy/read-typed-answer";
import { doubts, goingOn, noes, takenBack } from "@/tests/support/typed-at-card";

const here = { now: new Date("2026-02-02T10:00:00Z"), timeZone: "UTC", mentioned: 1 };
const card = {
  id: "0b5c7c1e-8f1f-4a52-9f5e-2b6f7a9f0c01",
  action_type: "DELETE_TASK",
  tasks: [{ id: "0b5c7c1e-8f1f-4a52-9f5e-2b6f7a9f0c02", number: 1, title: "Buy milk" }],
  created_at: "2026-02-02T09:59:00.000Z",
  expires_at: "2026-02-02T10:04:00.000Z",
};
const asked: DialogueTurn = {
  text: "delete the milk",
  calls: [{ tool: "delete_task", input: { task: 1 }, result: succeed({ pending_action: card }) }],
  reply: "Are you sure you want to delete this task?",
};

/** The calls that the rules would make about it, the card being dropped. */
function callsAfter(said: string): string[] {
  const answer = readTypedAnswer(said);
  if (nextAfterAnswer(answer, said, here) !== "read") return [];
  const text = "rest" in answer ? answer.rest : said;
  const { move } = nextMove([asked, { text, calls: [], reply: "" }], here);
  return move.kind === "call" ? move.calls.map(({ tool }) => tool) : [];
}

describe("typed at an open card", () => {
  it.each([...noes, ...doubts])("%j makes no task and changes none", (said) => {
    for (const tool of callsAfter(said)) expect(tool).toMatch(/^(list_tasks|list_reminders|delete_task)$/);
  });

  it.each(takenBack)("%j is about the card: nothing is taken back", (said) => {
    expect(readTypedAnswer(said).kind).not.toBe("yes");
    expect(callsAfter(said)).toEqual([]);
  });

  it.each(goingOn)("%j is dealt with as %j", (said) => {
    expect(callsAfter(said)).not.toEqual([]);
  });

  it("a thing that nobody told us to add may be on the card", () => {
    for (const said of [
      "I need to water the plants",
      "no, I need to water the plants",
      "no, note that it is important",
    ])
      expect(nextAfterAnswer(readTypedAnswer(said), said, here)).toBe("thing");
  });
});
