import { expect } from "vitest";
import { newPerson, type Person } from "@/tests/support/people";
import { conversationOf } from "@/tests/support/talk";

/** Somebody new says the lines one after the other; what is answered to each must be what stands beside it. */
export async function converse(lines: readonly (readonly [said: string, reply: string])[]): Promise<Person> {
  const person = await newPerson();
  const talk = conversationOf(person);
  const replies: (readonly [string, string])[] = [];
  for (const [said] of lines) replies.push([said, (await talk.say(said)).response]);
  expect(replies).toEqual(lines);
  return person;
}
