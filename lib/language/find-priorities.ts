import { lexicon } from "@/lib/language/text/phrase";
import type { Token } from "@/lib/language/text/token";
import type { Priority } from "@/lib/language/understanding";

export interface PriorityMention {
  from: number;
  to: number;
  priority: Priority;
}

/** "urgent" anywhere; "high" and "important" only with the word priority, for a title may hold "high chair". */
const PRIORITIES = lexicon<Priority>([
  [
    "high",
    [
      "with|as|at|of? a? high|highest|top|hi|urgent priority|importance",
      "urgent|urgently",
      "priority :? high|1|one|urgent|top",
      "very? high priority",
      "super? important priority",
    ],
  ],
  ["medium", ["with|as|at? a? medium|normal|moderate priority", "priority :? medium|normal|2|two"]],
  ["low", ["with|as|at? a? low|lowest priority", "priority :? low|3|three", "not urgent"]],
]);

const BY_NUMBER: ReadonlyMap<string, Priority> = new Map([
  ["1", "high"],
  ["2", "medium"],
  ["3", "low"],
  ["4", "low"],
]);

/** "p1", "!!", "!high": the short forms that to-do apps know. */
function readSign(tokens: readonly Token[], at: number): { priority: Priority; to: number } | null {
  const [one, two] = [tokens[at], tokens[at + 1]];
  if (one?.word === "p" && two?.glued && two.kind === "number" && !one.glued) {
    const priority = BY_NUMBER.get(two.word);
    return priority && !tokens[at + 2]?.glued ? { priority, to: at + 2 } : null;
  }
  if (one?.word !== "!" || one.glued) {
    const isTail = one?.word === "!" && two?.word === "!" && two.glued && tokens[at - 1]?.word !== "!";
    if (!isTail) return null;
  }
  if (two?.glued && ["high", "urgent"].includes(two.word)) return { priority: "high", to: at + 2 };
  if (two?.glued && two.word === "low") return { priority: "low", to: at + 2 };
  if (two?.word !== "!" || !two.glued) return null;
  let to = at + 2;
  while (tokens[to]?.word === "!" && tokens[to]?.glued) to++;
  return { priority: "high", to };
}

export function findPriorities(tokens: readonly Token[]): PriorityMention[] {
  const found: PriorityMention[] = [];
  for (let at = 0; at < tokens.length; at++) {
    if (tokens[at]?.quoted) continue;
    const named = PRIORITIES.match(tokens, at);
    const mention = named ? { priority: named.value, to: named.next } : readSign(tokens, at);
    if (!mention) continue;
    found.push({ from: at, ...mention });
    at = mention.to - 1;
  }
  return found;
}
