import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect } from "vitest";

export const composer = (): HTMLTextAreaElement => screen.getByRole("textbox", { name: "Message" });

export const replies = (): HTMLElement[] => screen.queryAllByRole("article", { name: "Steward" });

/** What happens in the last reply; the column beside the conversation shows the same tasks. */
export function lastReply() {
  const reply = replies().at(-1);
  if (!reply) throw new Error("There is no reply yet");
  return within(reply);
}

export const expectReply = (words: string | RegExp): Promise<void> =>
  expect.poll(() => replies().at(-1)?.textContent ?? "").toMatch(typeof words === "string" ? literally(words) : words);

/** The innermost elements that say exactly this, however it is put together. */
export function saying(words: string): Element[] {
  const says = ({ textContent }: Element) => textContent === words;
  return [...document.querySelectorAll("body *")].filter((found) => says(found) && ![...found.children].some(says));
}

/** Puts these words in the place of what stands in a field. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.paste(text);
}

/** Types it, sends it with the Enter key and waits until the answer is complete. */
export async function say(user: UserEvent, text: string): Promise<void> {
  await fill(user, await screen.findByRole("textbox", { name: "Message" }), text);
  await sendTyped(user);
}

/** Types into whatever has the keyboard, and waits until the answer is complete. */
export async function typeOn(user: UserEvent, words: string): Promise<void> {
  await user.keyboard(words);
  await sendTyped(user);
}

async function sendTyped(user: UserEvent): Promise<void> {
  const before = replies().length;
  // While something else is being answered Enter sends nothing.
  await screen.findByRole("button", { name: "Send" });
  await user.keyboard("{Enter}");
  await expect.poll(() => replies().length).toBe(before + 1);
  await screen.findByRole("button", { name: "Send" });
}

const literally = (words: string): RegExp => new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
