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
