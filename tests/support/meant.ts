import { expect } from "vitest";
import type { Person } from "@/tests/support/people";
import { say } from "@/tests/support/talk";

const NOT_FOUND = "I couldn't find that task. Try listing your tasks first.";

/** Which tasks "delete …" would put on the card, "?" with those it asks about, or null when it finds none. */
export async function meant(person: Person, words: string): Promise<string[] | string | null> {
  const { state, pending_action, clarification, metadata, response } = await say(person, `delete "${words}"`);
  if (pending_action) return pending_action.tasks.map(({ title }) => title);
  if (clarification) return `? ${clarification.options.map(({ label }) => label.replace(/^#\d+ /, "")).join(", ")}`;
  expect([state, metadata.error_code, response]).toEqual(["error", "TASK_NOT_FOUND", NOT_FOUND]);
  return null;
}
