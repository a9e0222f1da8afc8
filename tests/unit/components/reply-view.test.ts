import { describe, expect, it } from "vitest";
import { viewReply } from "@/components/chat/reply-view";
import type { ChatMessage } from "@/lib/agent/chat-message";
import { confirmationRequest } from "@/lib/domain/confirmation-words";

type Parts = ChatMessage["parts"];

const text = (words: string): Parts[number] => ({ type: "text", text: words });

function card(...titles: string[]): { parts: Parts; asked: string } {
  const tasks = titles.map((title, index) => ({ id: crypto.randomUUID(), number: index + 1, title }));
  const data = {
    id: crypto.randomUUID(),
    action_type: "DELETE_TASK",
    tasks,
    expires_at: "2026-11-18T10:05:00.000Z",
  } as const;
  return { parts: [{ type: "data-confirmation", data }], asked: confirmationRequest(tasks) };
}

/** A list that was shown before. */
const list: Parts = [
  {
    type: "tool-list_tasks",
    toolCallId: "1",
    state: "output-available",
    input: {},
    output: { success: true, data: { tasks: [] }, error: null, error_code: null, record_id: "r" },
  },
];

describe("the words of a reply with a card", () => {
  it("leave the question to the card, and are heard with it", () => {
    const { parts, asked } = card("Buy milk");
    expect(viewReply({ parts: [...parts, text("Okay, as you like."), text(asked)] })).toMatchObject({
      text: "Okay, as you like.",
      spoken: "Okay, as you like.\nAre you sure you want to delete this task?\n#1 Buy milk",
    });
  });

  it("leave it whole where a list is shown and the tasks do not all fit", () => {
    const { parts, asked } = card(...Array.from({ length: 60 }, (_, index) => `[x] Errand ${index}`));
    expect(asked).toMatch(/more$/);
    const words = text("You have 60 tasks:\n#1 [ ] Errand 0\n… and 59 more");
    expect(viewReply({ parts: [...list, ...parts, words, text(asked)] })).toMatchObject({
      text: "You have 60 tasks:",
      spoken: `You have 60 tasks:\n${asked}`,
    });
  });

  it("keep what stands before the question", () => {
    const { parts, asked } = card("Buy milk");
    expect(viewReply({ parts: [...parts, text(`Something changed since I asked. ${asked}`)] }).text).toBe(
      "Something changed since I asked.",
    );
  });
});
