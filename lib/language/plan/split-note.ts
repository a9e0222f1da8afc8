import type { Sentence } from "@/lib/language/sentence";
import { wordsAt } from "@/lib/language/vocabulary/vocabulary";

interface Noted {
  /** What is said without the note. */
  text: string;
  note: string;
}

/** "add feed the cat. note: the key is under the pot", "add task with title Call Bob and description Ask about it". */
export function splitNote({ text, tokens, frame }: Sentence): Noted | null {
  if (frame.heads[0]?.value !== "create" || frame.heads[0].at !== frame.start) return null;
  const first = frame.heads[0].next;
  for (let at = first + 1; at < tokens.length; at++) {
    const lead = tokens[at]?.quoted ? undefined : wordsAt(tokens, at).find(({ word }) => word.traits.has("noted"));
    const [opening, noted] = [tokens[at], tokens[lead?.next ?? tokens.length]];
    if (!lead || !opening || !noted) continue;
    // "add a note to the tap": the note is what is added.
    if (tokens[lead.next]?.word === "to" || at <= first + 1) return null;
    return { text: beforeJoint(text.slice(0, opening.start)), note: text.slice(noted.start).trim() };
  }
  return null;
}

const JOINTS = new Set(" \t\n,.;(-");

/** Without what joined the note to it. */
function beforeJoint(text: string): string {
  let end = text.length;
  while (JOINTS.has(text[end - 1] ?? "")) end--;
  return text.slice(0, end);
}
