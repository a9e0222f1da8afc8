import { classify } from "@/lib/language/intent/classify";
import { matchLeadIn } from "@/lib/language/intent/lead-in";
import type { Proposal } from "@/lib/language/intent/proposal";
import { VERBS } from "@/lib/language/intent/verbs";
import { readStretch } from "@/lib/language/read-stretch";
import { findReference } from "@/lib/language/reference/read-reference";
import type { Sentence } from "@/lib/language/sentence";
import type { Token } from "@/lib/language/text/token";
import type { Intent } from "@/lib/language/understanding";

/** A turn may change at most ten things, so no more commands are looked for. */
const MOST_STARTS = 9;
const MOST_LEAD_INS = 4;
const SURE = 0.75;

const isStrong = (word: string): boolean => [";", ".", "!", "?", "then"].includes(word);
const isWeak = (word: string): boolean => [",", "and", "&"].includes(word);

/** A new task swallows what follows it ("remind me to call Dan and cancel the room"), unless that clearly stands alone. */
const SWALLOWS = new Set<Intent>(["CREATE_TASK", "SCHEDULE_REMINDER"]);

interface Start {
  /** The joining word. */
  before: number;
  /** The verb that opens the command. */
  at: number;
  /** A full stop, or "then". */
  isStrong: boolean;
  isThen: boolean;
}

/** Where, after a joining word, a verb opens a new command. */
function findStarts({ tokens, frame }: Sentence): Start[] {
  const starts: Start[] = [];
  for (let at = 1; at < frame.end && starts.length < MOST_STARTS; at++) {
    const joint = tokens[at - 1];
    if (!joint || joint.quoted || tokens[at]?.quoted || !(isStrong(joint.word) || isWeak(joint.word))) continue;
    let open = at;
    let strong = isStrong(joint.word);
    // Few words lead into a command; a bound keeps "then then then …" from being read over and over.
    for (let words = 0; words < MOST_LEAD_INS && !VERBS.match(tokens, open); words++) {
      strong ||= tokens[open]?.word === "then";
      open = matchLeadIn(tokens, open) ?? open;
    }
    if (VERBS.match(tokens, open))
      starts.push({ before: at - 1, at: open, isStrong: strong, isThen: joint.word === "then" });
  }
  return starts;
}

/** Names something of ours, so that it makes sense without the first half. */
function standsAlone(sentence: Sentence): boolean {
  const { frame } = sentence;
  return (
    frame.reminds.length > 0 ||
    frame.nouns.some((noun) => noun.value === "task" || noun.value === "reminder" || noun.value === "list") ||
    findReference(sentence, frame.start, frame.end) !== null
  );
}

/** The second command adds to the first instead of standing beside it. */
function belongsToFirst(one: Proposal, next: Proposal, first: Sentence, second: Sentence, start: Start): boolean {
  const isReminded = first.frame.reminds.length > 0 && second.frame.reminds.length === 0 && !start.isThen;
  if (SWALLOWS.has(one.intent) && !start.isStrong && (isReminded || !standsAlone(second))) return true;
  // "a reminder to feed Scotty. Remind me daily"
  return second.frame.reminds.length > 0 && (one.intent === next.intent || next.subject === null);
}

const isCommand = ({ intent, confidence }: Proposal): boolean => intent !== "GENERAL_CHAT" && confidence >= SURE;

/**
 * The commands of a message, mostly one: "list pending tasks and mark the first one done" are two. The message is cut
 * where a verb opens a new clause, and a stretch that does not stand for itself goes back to the one before it.
 */
export function splitSteps(sentence: Sentence): Sentence[] {
  const { text, tokens } = sentence;
  const starts = findStarts(sentence);
  if (starts.length === 0) return [sentence];
  const steps: Sentence[] = [];
  let from = 0;
  let current = readStretch(sentence, 0, startOf(tokens, starts[0]?.before));
  for (const [at, start] of starts.entries()) {
    const end = at + 1 < starts.length ? startOf(tokens, starts[at + 1]?.before) : text.length;
    const next = readStretch(sentence, startOf(tokens, start.at), end);
    const [one, other] = [classify(current), classify(next)];
    // "on my list, add milk": naming the list is no command.
    const isSplit =
      isCommand(one) &&
      isCommand(other) &&
      !one.rule.endsWith("/noun") &&
      !belongsToFirst(one, other, current, next, start);
    if (isSplit) {
      steps.push(current);
      from = startOf(tokens, start.at);
      current = next;
    } else current = readStretch(sentence, from, end);
  }
  return steps.length === 0 ? [sentence] : [...steps, current];
}

const startOf = (tokens: readonly Token[], at: number | undefined): number => tokens[at ?? 0]?.start ?? 0;
