import { lexicon } from "@/lib/language/text/phrase";
import { readNumber } from "@/lib/language/text/read-number";
import { wordIn } from "@/lib/language/text/word-in";
import type { PieceParser } from "@/lib/language/time/time-piece";

const LEADS = lexicon<true>([
  [
    true,
    [
      "for the|another|only? next|first?",
      "for? up to",
      "for? a total of",
      "end|ends|ending|stop|stops|stopping after|at",
      "repeat|repeats|repeated|repeating for?",
      "only|just",
      "after",
    ],
  ],
]);
const TIMES = lexicon<true>([
  [
    true,
    ["more|total? times|time|x|×|occurrences|occurrence|repetitions|repeats|instances|iterations|sessions|rounds"],
  ],
]);
const TOTAL = lexicon<true>([[true, ["in total|all", "total|altogether|only|overall"]]]);

/** "for 5 times", "10x", "x5", "six more times", "ending after 20 occurrences"; it only counts beside a rhythm. */
export const parseCount: PieceParser = ({ tokens }, at) => {
  if (["x", "×"].includes(wordIn(tokens, at))) {
    const count = readNumber(tokens, at + 1);
    return count && count.value > 0 ? { value: { kind: "count", count: count.value }, next: count.next } : null;
  }
  const count = readNumber(tokens, LEADS.match(tokens, at)?.next ?? at);
  const times = count && TIMES.match(tokens, count.next);
  if (!times || count.value < 1) return null;
  return { value: { kind: "count", count: count.value }, next: TOTAL.match(tokens, times.next)?.next ?? times.next };
};
