import { isDeepStrictEqual } from "node:util";
import type { OpenQuestion } from "@/lib/agent/rules/open-question";
import type { RulesContext } from "@/lib/agent/rules/step-context";
import { together } from "@/lib/agent/rules/together-with";
import type { ShownTaskJson } from "@/lib/domain/shown-task-json";
import { matchTitle } from "@/lib/domain/title-match";
import { partsOf } from "@/lib/language/ground/parts-of";
import { tellsOfDeed } from "@/lib/language/tells-of-deed";
import { understand } from "@/lib/language/understand";
import type { PlanStep, TaskReference } from "@/lib/language/understanding";

const ALL =
  /^\W*(?:(?:yes|yeah|yep|ok|okay|sure|well)\W+)?(?:all|each|every ?one|everything)(?: of)?(?: (?:them|those|these|it))?(?: (?:two|three|four|five|six|tasks|of them))*(?:\W+please)?\W*$/i;
const BOTH = /^\W*(?:(?:yes|yeah|yep|ok|okay|sure|well)\W+)?both(?: of)?(?: (?:them|those|these))?(?:\W+please)?\W*$/i;
/** A name that was not offered, said as one: "the milk", "my tax return", "rent". Anything longer may be something else. */
const A_NAME = /^\s*(?:(?:the|my)\s+)?\p{L}+(?:\s+\p{L}+)?(?:\s+(?:one|task))?[.!]?\s*$/iu;
const NO_NAME =
  /^\W*(?:i|i['’]?m|you|we|it|what|who|how|why|when|where|is|are|do|does|can|could|hi|hello|hey|thanks?|thank|ok|okay|yes|yeah|no|not|both|never|make|show|list)\b/i;

/** Which of those that were offered an answer means: "3", "#3", "the second one", "the first two", "both", words of a title. */
export function readChoice(text: string, open: OpenQuestion, context: RulesContext): TaskReference | null {
  const chosen = readOffered(text, open.tasks, context);
  return chosen && together(chosen, open.also ?? []);
}

/**
 * "complete the first one" after "complete wash" and "Which task did you mean?": the request said again, with the answer in
 * it. Null when it is another request, or means none of those that were offered.
 */
export function readRestated(plan: readonly PlanStep[], open: OpenQuestion): TaskReference | null {
  const [step, ...more] = plan;
  const [asked] = open.plan;
  if (open.missing !== "task" || more.length > 0 || !step || !asked || !("task" in step && "task" in asked))
    return null;
  if (!step.task || !isDeepStrictEqual({ ...step, task: null }, { ...asked, task: null })) return null;
  const chosen = offeredBy(step.task, open.tasks);
  return chosen && together(chosen, open.also ?? []);
}

function offeredBy(reference: TaskReference, tasks: ShownTaskJson[]): TaskReference | null {
  switch (reference.kind) {
    case "position":
      return these(countedFrom(tasks, reference), "");
    case "pronoun":
      return reference.plural && (!reference.isPair || tasks.length === 2) ? these(tasks, "") : null;
    case "title":
      return byName(reference.title, tasks, "");
    case "number":
      return tasks.some(({ number }) => number === reference.number) ? reference : null;
    case "several":
      return eachOffered(reference, tasks);
    default:
      return null;
  }
}

function readOffered(text: string, tasks: ShownTaskJson[], { now, timeZone }: RulesContext): TaskReference | null {
  const number = /^\s*#?(\d{1,9})\s*[.!]?\s*$/.exec(text)?.[1];
  const span = { start: 0, end: text.length };
  if (number !== undefined) return { kind: "number", number: Number(number), span };
  if (ALL.test(text) || (BOTH.test(text) && tasks.length === 2)) return these(tasks, text);
  const [read] = understand(`Complete ${text}`, { now, timeZone, lastShown: tasks.length }).plan;
  const reference = read?.tool === "complete_task" ? read.task : null;
  if (reference?.kind === "position") return these(countedFrom(tasks, reference), text);
  if (reference?.kind === "several") return eachOffered(reference, tasks);
  if (reference?.kind !== "title") return reference?.kind === "number" ? reference : null;
  return byName(reference.title, tasks, text) ?? elsewhere(reference, text, { now, timeZone, earlier: [] });
}

/** "the first one and bread": what counts, counts in what was offered; a name may be another task's. */
function eachOffered(
  several: Extract<TaskReference, { kind: "several" }>,
  tasks: ShownTaskJson[],
): TaskReference | null {
  const each = several.each.map((one) => offeredBy(one, tasks) ?? (POINTING.has(one.kind) ? null : one));
  const found = each.filter((one) => one !== null);
  return found.length === each.length ? { ...several, each: found } : null;
}

/** They mean nothing but what was offered. */
const POINTING: ReadonlySet<TaskReference["kind"]> = new Set(["position", "pronoun", "rest"]);

function countedFrom(
  tasks: readonly ShownTaskJson[],
  { from, index, count }: Extract<TaskReference, { kind: "position" }>,
): ShownTaskJson[] {
  const first = from === "start" ? index - 1 : tasks.length - index - count + 1;
  return first < 0 ? [] : tasks.slice(first, first + count);
}

function these([first, ...others]: readonly ShownTaskJson[], text: string): TaskReference | null {
  if (!first) return null;
  const also = others.map(({ number }) => number);
  return {
    kind: "number",
    number: first.number,
    ...(also.length > 0 && { also }),
    span: { start: 0, end: text.length },
  };
}

/** One that was offered, or several: "milk and bread". */
function byName(words: string, tasks: ShownTaskJson[], text: string): TaskReference | null {
  const whole = matchTitle(words, tasks);
  if (whole.kind === "one") return these([whole.item], text);
  const parts = partsOf(words).map((part) => matchTitle(part, tasks));
  const chosen = parts.flatMap((match) => (match.kind === "one" ? [match.item] : []));
  return parts.length > 1 && chosen.length === parts.length ? these([...new Set(chosen)], text) : null;
}

/** Only a few are offered; the one that is meant may be another. What tells of a deed is no name: "milk done". */
const elsewhere = (reference: TaskReference, text: string, here: RulesContext): TaskReference | null =>
  A_NAME.test(text) && !NO_NAME.test(text) && !tellsOfDeed(text, here) ? reference : null;
