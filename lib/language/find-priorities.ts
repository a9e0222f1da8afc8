import { lexicon } from "@/lib/language/text/phrase";
import type { Token } from "@/lib/language/text/token";
import { wordSet } from "@/lib/language/text/word-set";
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

/** "…, that's important", "… because it's urgent": said of what was named before it. */
const ASIDES = lexicon<Priority>([
  [
    "high",
    [
      "and|as|because|since|cause? it's|its|that's|thats really|very|super|so|pretty|quite|kinda? important|urgent",
      "and|as|because|since|cause? it|this|that one? is really|very|super|so|pretty|quite|kinda? important|urgent",
    ],
  ],
  ["low", ["and|but? it's|its|that's|thats not so|that|very|really? important|urgent", "no rush|hurry"]],
]);
const JOINTS = wordSet(", . ; - – — ! and as because since cause but");
/** Less than that names nothing: "yes, it's urgent" is about what was spoken of before. */
const SHORTEST_NAME = 3;

function isEnd(tokens: readonly Token[], from: number): boolean {
  let at = from;
  while (tokens[at]?.kind === "symbol") at++;
  return at >= tokens.length;
}

function readAside(tokens: readonly Token[], at: number): { priority: Priority; to: number } | null {
  const isAfterName = at >= SHORTEST_NAME - 1 && JOINTS.has(tokens[at]?.word ?? "");
  const aside = isAfterName ? (ASIDES.match(tokens, at) ?? ASIDES.match(tokens, at + 1)) : null;
  return aside && isEnd(tokens, aside.next) ? { priority: aside.value, to: aside.next } : null;
}

const BY_NUMBER: ReadonlyMap<string, Priority> = new Map([
  ["1", "high"],
  ["2", "medium"],
  ["3", "low"],
  ["4", "low"],
]);

const BY_NAME: ReadonlyMap<string, Priority> = new Map([
  ["high", "high"],
  ["urgent", "high"],
  ["medium", "medium"],
  ["normal", "medium"],
  ["low", "low"],
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
  const named = two?.glued && BY_NAME.get(two.word);
  if (named) return { priority: named, to: at + 2 };
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
    const mention = readAside(tokens, at) ?? (named ? { priority: named.value, to: named.next } : readSign(tokens, at));
    if (!mention) continue;
    found.push({ from: at, ...mention });
    at = mention.to - 1;
  }
  return found;
}
