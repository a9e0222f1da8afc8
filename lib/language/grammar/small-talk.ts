import { tokenise } from "@/lib/language/text/tokenise";
import { SMALL_TALK, type Talk } from "@/lib/language/vocabulary/small-talk";

const MOST_WORDS = 14;

/** All that a message says when it says nothing else; null when it does. */
export function readSmallTalk(text: string): Set<Talk> | null {
  const tokens = tokenise(text).filter(({ kind }) => kind !== "symbol");
  if (tokens.length === 0 || tokens.length > MOST_WORDS) return null;
  const talk = new Set<Talk>();
  const isThanks = SMALL_TALK.match(tokens, 0)?.value === "thanks";
  for (let at = 0; at < tokens.length; ) {
    const found = SMALL_TALK.match(tokens, at);
    if (!found) return null;
    talk.add(found.value);
    at = found.next;
    // Who thanks for something names it; "thank you cards" are to be written.
    if (talk.has("thanks") && [tokens[at]?.word, tokens[at - 1]?.word].includes("for")) return talk;
  }
  // "thanks, bye" thanks first.
  return isThanks ? new Set<Talk>(["thanks"]) : talk;
}
