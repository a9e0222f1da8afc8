import { expect, test } from "vitest";
import { mergeMessages } from "@/components/chat/merge-messages";
import type { ChatMessage } from "@/lib/agent/chat-message";

const said = (id: string): ChatMessage => ({ id, role: "user", parts: [{ type: "text", text: id }] });
const replied = (id: string): ChatMessage => ({ id, role: "assistant", parts: [{ type: "text", text: id }] });

const idsAfter = (shown: ChatMessage[], newest: ChatMessage[]): string[] =>
  mergeMessages(shown, newest).map(({ id }) => id);

test("what was said elsewhere is added behind what is shown", () => {
  const shown = [said("1"), replied("2")];
  expect(idsAfter(shown, [...shown, said("3"), replied("4")])).toEqual(["1", "2", "3", "4"]);
});

test("a message as the server has it takes the place of the one shown", () => {
  const stored = { ...replied("2"), metadata: { state: "interrupted" as const } };
  expect(mergeMessages([said("1"), replied("2")], [said("1"), stored])).toEqual([said("1"), stored]);
});

test("words that never reached the server stay, to be sent again, and so does what came since it was asked", () => {
  const known = [said("1"), replied("2")];
  expect(idsAfter([...known, said("unsent")], known)).toEqual(["1", "2", "unsent"]);
  expect(idsAfter([...known, said("3"), replied("4")], known)).toEqual(["1", "2", "3", "4"]);
});

test("older messages that were loaded stay, unless others lie between them and the newest", () => {
  const newest = [said("5"), replied("6")];
  expect(idsAfter([said("1"), replied("2"), said("3"), replied("4")], newest)).toEqual(["5", "6"]);
  expect(idsAfter([said("3"), replied("4"), said("5"), replied("6")], newest)).toEqual(["3", "4", "5", "6"]);
});
