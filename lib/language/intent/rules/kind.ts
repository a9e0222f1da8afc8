import type { IntentRule } from "@/lib/language/intent/proposal";
import { reachesEnd } from "@/lib/language/intent/reaches-end";
import { readFilter } from "@/lib/language/reference/read-filter";
import { type Sentence, textBetween } from "@/lib/language/sentence";
import { lexicon } from "@/lib/language/text/phrase";
import { DAY, formatDate, startOfDay } from "@/lib/language/time/wall";
import type { PlanStep } from "@/lib/language/understanding";

type Kind = "urgent" | "overdue" | "open" | "done" | "dated" | "undated" | "repeating";

const LEADS = lexicon<true>([
  [
    true,
    [
      "what's|whats",
      "what|which tasks|ones|things|stuff|of? them? is|are|has|have",
      "what|which",
      "how many|much tasks|ones|things|stuff|of? them|my|the? tasks? is|are|has|have",
      "how many|much",
      "is|are there? still? anything|something|any|much|more",
      "anything|something|any",
      "do|have i|we still? have|got anything|something|any|many|much|more",
      "my|the",
    ],
  ],
]);

const KINDS = lexicon<Kind>([
  [
    "urgent",
    [
      "my|the? most|really|very|so|truly? urgent|important|pressing|critical|crucial",
      "my|the? top|high|highest|biggest|main|first|number|no? one|1? priority|priorities",
      "matters|counts the? most?",
    ],
  ],
  ["overdue", ["overdue|late|delayed", "past due"]],
  [
    "open",
    [
      "still? left|open|pending|remaining|outstanding|undone|unfinished",
      "still? to go|do",
      "not done|finished|completed yet?",
    ],
  ],
  ["done", ["already? done|finished|completed"]],
  ["dated", ["my|the? next|upcoming? deadline|deadlines"]],
  ["repeating", ["recurring|repeating|repeated|repeats|recurs|repeat|recur"]],
  ["undated", ["no|without a|any? due? date|dates|deadline|deadlines", "undated|unscheduled"]],
]);

const THINGS = lexicon<true>([
  [
    true,
    [
      "tasks|ones|things|stuff|items|one|task|thing",
      "tasks|ones|things|stuff|items? do|have i|we have|got left?",
      "left",
    ],
  ],
]);

/** Whole messages that say their kind without a word for it. */
const SAYINGS = lexicon<Kind>([
  ["urgent", ["show|list|give|tell me? my|the top|main? priorities"]],
  [
    "overdue",
    [
      "am i|we running|already? behind|late|overdue with|on? anything|something|schedule|things?",
      "am i|we on track|schedule|time|top of? everything|things?",
      "am i|we all? caught up",
      "how am|are i|we doing",
      "did|have i|we miss|missed|forget|forgotten anything|something|any? deadline|deadlines?",
      "what did|have|am i|we miss|missed|forget|forgotten|missing|forgetting",
    ],
  ],
  [
    "open",
    [
      "am|are i|we all? done|finished with? everything|all? for? the? day?",
      "have|did i|we finished|finish|done|do|completed|complete everything|all|it of|all? my|the? tasks|list?",
      "is|are everything|all done|finished|completed",
      "how many|much more? do|have i|we still? have|got left? to? do|go?",
      "how many|much more left|remaining?",
      "how many are|is there left?",
      "what else is? there?",
      "what else do|have i|we still? have|got left?",
      "anything|something else",
      "is that|this all|everything",
    ],
  ],
  [
    "done",
    [
      "what|how much|many? tasks|ones|things? did|have i|we get|got|gotten done",
      "what|how much|many? tasks|ones|things? did|have i|we achieve|achieved|accomplish|accomplished|finish|finished|complete|completed",
      "how much|many tasks|ones|things? did|have i|we do|done",
      "how productive was|were|am|have i|we been?",
      "how did i|we do",
    ],
  ],
  [
    "dated",
    [
      "what|which|what's|whats is|one|task? is? due next|first|soonest",
      "what|which|any deadlines do? i|we? have? coming? up?",
      "when is|are my next deadline|deadlines",
    ],
  ],
]);

interface Found {
  kind: Kind;
  next: number;
}

function findKind(sentence: Sentence, from: number): Found | null {
  const { tokens } = sentence;
  const saying = SAYINGS.match(tokens, from);
  if (saying && reachesEnd(sentence, saying.next)) return { kind: saying.value, next: saying.next };
  const kind = KINDS.match(tokens, LEADS.match(tokens, from)?.next ?? tokens.length);
  if (!kind) return null;
  const next = THINGS.match(tokens, kind.next)?.next ?? kind.next;
  return reachesEnd(sentence, next) ? { kind: kind.value, next } : null;
}

/** What is asked of a day includes what is late by then, except of a day to come. */
function stepFor(sentence: Sentence, kind: Kind): PlanStep {
  const { due, completed } = readFilter(sentence);
  const today = formatDate(startOfDay(sentence.now));
  const said = due ?? completed;
  const isAhead = said?.after != null && said.after > today;
  const tool = "list_tasks";
  switch (kind) {
    case "urgent":
      return { tool, filter: { status: "pending", priority: "high", ...(isAhead && { due: said }) } };
    case "overdue":
      return { tool, filter: { status: "pending", due: { after: null, before: today } } };
    case "done":
      return { tool, filter: { status: "completed", ...(said && { completed: said }) } };
    case "undated":
      return { tool, filter: { status: "pending", hasDue: false } };
    case "repeating":
      return { tool, filter: { status: "pending", repeats: true } };
    case "dated":
      return { tool, filter: { status: "pending", hasDue: true, ...(said && { due: said }) } };
    case "open": {
      if (!said) return { tool, filter: { status: "pending" } };
      const before = said.before ?? formatDate(startOfDay(sentence.now) + DAY);
      return { tool, filter: { status: "pending", due: isAhead ? said : { after: null, before } }, asks: "first" };
    }
  }
}

/** "what's urgent", "how many are overdue", "am I behind?": a kind of task, without a word for tasks. */
export const askKind: IntentRule = (sentence) => {
  const { start, heads } = sentence.frame;
  const [head] = heads;
  // "show me what's done"
  const told = head?.value === "list" && head.at === start ? findKind(sentence, head.next) : null;
  const found = findKind(sentence, start) ?? told;
  if (!found) return null;
  return {
    intent: "LIST_TASKS",
    confidence: 0.85,
    rule: `ask/${found.kind}`,
    because: textBetween(sentence, start, found.next),
    subject: null,
    steps: [stepFor(sentence, found.kind)],
  };
};
