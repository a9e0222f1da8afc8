import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MessageList } from "@/components/chat/message-list";
import type { ChatMessage } from "@/lib/agent/chat-message";

const said: ChatMessage = { id: "1", role: "user", parts: [{ type: "text", text: "Add task: Buy milk" }] };
const reply: ChatMessage = { id: "2", role: "assistant", parts: [{ type: "text", text: "Task created: Buy milk" }] };

const shown = (messages: ChatMessage[], isBusy: boolean, problem?: string): string =>
  renderToStaticMarkup(
    createElement(MessageList, {
      messages,
      saidHere: new Set<string>(),
      isBusy,
      problem,
      timeZone: "UTC",
      onAnswer: () => {},
      onRetry: () => {},
      onEarlier: undefined,
      looksBack: false,
    }),
  );

test("a message that a crash left without a reply says so and can be tried again", () => {
  expect(shown([said], false)).toContain("This has not been answered yet.");
  expect(shown([said], false)).toContain("Try again");
});

test("one that is being answered, was answered, or has its own problem says nothing of the kind", () => {
  for (const markup of [shown([said], true), shown([said, reply], false), shown([said], false, "It was lost.")])
    expect(markup).not.toContain("This has not been answered yet.");
});

const byProgram: ChatMessage = { ...said, metadata: { state: "complete", token: { id: "7", name: "Shopping robot" } } };
const question: ChatMessage = {
  id: "3",
  role: "assistant",
  metadata: { state: "needs_clarification", in_reply_to: "1" },
  parts: [
    { type: "text", text: "Which one?" },
    { type: "data-clarification", data: { question: "Which one?", options: [{ label: "Buy milk", message: "#1" }] } },
  ],
};
const brokenOff: ChatMessage = { id: "4", role: "assistant", metadata: { state: "interrupted" }, parts: [] };

test("a program's message carries the program's name and is not said to be the person's", () => {
  const markup = shown([byProgram, reply], false);
  expect(markup).toContain("by <bdi>Shopping robot</bdi>");
  expect(markup).not.toContain("You: ");
  expect(shown([said, reply], false)).toContain("You: ");
});

test("what a name hides is seen, and a name of nothing is a name all the same", () => {
  const named = (name: string) => ({
    ...byProgram,
    metadata: { state: "complete" as const, token: { id: "7", name } },
  });
  expect(shown([named("pay\u202ellib"), reply], false)).toContain("pay⟨U+202E⟩llib");
  expect(shown([named(" "), reply], false)).toContain("by <bdi>a program</bdi>");
});

test("a question to a program cannot be answered, nor its message tried again, in the person's name", () => {
  expect(shown([said, question], false)).toContain("Buy milk</button>");
  expect(shown([byProgram, question], false)).not.toContain("Buy milk</button>");
  expect(shown([said, brokenOff], false)).toContain("Try again");
  expect(shown([byProgram, brokenOff], false)).not.toContain("Try again");
  expect(shown([byProgram], false)).toContain("This has not been answered yet.");
  expect(shown([byProgram], false)).not.toContain("Try again");
});
