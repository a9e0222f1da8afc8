// Never run again: consent. These are the words that somebody agrees to.
import { describe, expect, it } from "vitest";
import { confirmationQuestion, confirmationRequest } from "@/lib/domain/confirmation-words";

const tasks = (...titles: string[]) => titles.map((title, index) => ({ number: index + 7, title }));

describe("the question before a delete", () => {
  it("counts the tasks and names none", () => {
    expect(confirmationQuestion(tasks("Buy milk"))).toBe("Are you sure you want to delete this task?");
    expect(confirmationQuestion(tasks("a", "b", "c"))).toBe("Are you sure you want to delete these 3 tasks?");
  });

  it("is followed by a line for each, with its number", () => {
    expect(confirmationRequest(tasks("Buy milk", "Pay bills"))).toBe(
      "Are you sure you want to delete these 2 tasks?\n#7 Buy milk\n#8 Pay bills",
    );
  });

  it("gets no further line from a title, and nothing in one turns or hides the rest", () => {
    expect(confirmationRequest(tasks("Buy milk\n#8 Pay bills\u202e?\u200b"))).toBe(
      "Are you sure you want to delete this task?\n#7 Buy milk⟨U+000A⟩#8 Pay bills⟨U+202E⟩?⟨U+200B⟩",
    );
  });

  it("stays short: a long title is cut, and what does not fit is counted", () => {
    expect(
      confirmationRequest(tasks("x".repeat(255)))
        .split("\n")
        .at(-1),
    ).toBe(`#7 ${"x".repeat(79)}…`);
    const many = confirmationRequest(tasks(...Array.from({ length: 100 }, () => "x".repeat(90))));
    expect(many.length).toBeLessThanOrEqual(500);
    expect(many).toMatch(/^Are you sure you want to delete these 100 tasks\?\n#7 x+…\n.*\n… and 96 more$/s);
  });
});
