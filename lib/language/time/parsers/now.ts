import { lexicon } from "@/lib/language/text/phrase";
import type { PieceParser } from "@/lib/language/time/time-piece";

const NOW = lexicon<true>([
  [true, ["right|just? now", "at|as this|the moment", "at this? time", "immediately", "asap"]],
]);

/**
 * "now" as a time is one end of a span ("between now and eight"), or all that was said. In a sentence "right now" says
 * nothing about a due date.
 */
export const parseNow: PieceParser = ({ tokens, now }, at) => {
  const isEnd =
    tokens[at]?.word === "now" &&
    (["from", "between"].includes(tokens[at - 1]?.word ?? "") ||
      ["until", "till", "til", "through"].includes(tokens[at + 1]?.word ?? ""));
  const all = at === 0 ? NOW.match(tokens, at) : null;
  const next = isEnd ? at + 1 : all && all.next >= tokens.length ? all.next : null;
  return next === null ? null : { value: { kind: "moment", at: now, grain: "minute" }, next };
};
