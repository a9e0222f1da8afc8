import { wordIn } from "@/lib/language/text/word-in";
import type { TimeContext } from "@/lib/language/time/time-piece";

export type Modifier = "this" | "next" | "last" | "after next" | null;

const MODIFIERS: ReadonlyMap<string, Modifier> = new Map([
  ["this", "this"],
  ["current", "this"],
  ["coming", "this"],
  ["upcoming", "this"],
  ["next", "next"],
  ["nxt", "next"],
  ["following", "next"],
  ["last", "last"],
  ["past", "last"],
  ["previous", "last"],
]);

/** "this", "next", "this coming", "the following": how a week, a weekday or a month is pointed at. */
export function readModifier({ tokens }: TimeContext, at: number): { modifier: Modifier; next: number } {
  let next = tokens[at]?.word === "the" ? at + 1 : at;
  let modifier: Modifier = null;
  // "the concerts coming next month" are coming; "this coming month" points at it.
  if (/^(?:up)?coming$/.test(wordIn(tokens, next)) && MODIFIERS.has(wordIn(tokens, next + 1)))
    return { modifier, next: at };
  for (let found = MODIFIERS.get(wordIn(tokens, next)); found; found = MODIFIERS.get(wordIn(tokens, next))) {
    modifier = modifier === "next" ? "next" : found;
    next++;
  }
  return modifier ? { modifier, next } : { modifier: null, next: at };
}
