import { explain } from "@/lib/language/explain";
import { classify } from "@/lib/language/intent/classify";
import { withCaution } from "@/lib/language/intent/with-caution";
import { buildPlan } from "@/lib/language/plan/build-plan";
import { readDates, readFirstRecurrence } from "@/lib/language/plan/read-times";
import { splitNote } from "@/lib/language/plan/split-note";
import { readHighlights } from "@/lib/language/read-highlights";
import { readSentence, type Sentence, textBetween } from "@/lib/language/sentence";
import { splitSteps } from "@/lib/language/split-steps";
import { spanOf } from "@/lib/language/time/read-dates";
import { ACT_AT, type PlanStep, type PriorityReading, type Understanding } from "@/lib/language/understanding";
import { withoutApproval } from "@/lib/language/without-approval";
import { withoutObjection } from "@/lib/language/without-objection";

/** What the words alone ask for, by the rules that read single sentences. */
export function readByRules(said: Sentence): Understanding {
  const sentence = withoutObjection(withoutApproval(said));
  const noted = splitNote(sentence);
  if (noted) {
    const added = readByRules(readSentence(noted.text, said.context));
    const [step, ...more] = added.plan;
    if (step?.tool === "add_task" && more.length === 0 && step.title !== null)
      return { ...added, plan: [{ ...step, description: noted.note }] };
  }
  const [first, ...rest] = splitSteps(sentence).map(understandStep);
  return rest.reduce(combine, first ?? understandStep(sentence));
}

function understandStep(sentence: Sentence): Understanding {
  const read = classify(sentence);
  const { steps, missing } = buildPlan(sentence, read);
  const proposal = withCaution(sentence, read, steps);
  const dates = readDates(sentence);
  const recurrence = readFirstRecurrence(sentence);
  const [mention] = sentence.priorities;
  const priority: PriorityReading | null = mention
    ? {
        text: textBetween(sentence, mention.from, mention.to),
        span: spanOf(sentence, mention),
        priority: mention.priority,
      }
    : null;
  return {
    intent: proposal.intent,
    confidence: proposal.confidence,
    rule: proposal.rule,
    plan: steps,
    missing,
    possibleIntents:
      proposal.confidence < ACT_AT && proposal.rule !== "chat" ? [proposal.intent, ...(proposal.others ?? [])] : [],
    // What is only offered has a title too, to be offered by.
    title: steps.length > 0 ? titleOf(steps[0]) : (proposal.subject?.title ?? null),
    helpWith: proposal.helpWith ?? null,
    dates,
    recurrence,
    priority,
    highlights: readHighlights(sentence, proposal),
    lookUp: null,
    reasoning: explain({ proposal, dates, recurrence, priority }),
  };
}

/** The title of a new task, or the words by which an existing one was named. */
function titleOf(step: PlanStep | undefined): string | null {
  if (!step) return null;
  if (step.tool === "add_task") return step.title;
  const target = "task" in step ? step.task : "reminder" in step ? step.reminder : null;
  if (target?.kind === "title") return target.title;
  return target?.kind === "every" ? (target.filter.search ?? null) : null;
}

/** Steps of later sentences point to steps of the whole plan. */
const shift = (step: PlanStep, by: number): PlanStep =>
  step.tool === "schedule_reminder" && step.task?.kind === "step"
    ? { ...step, task: { kind: "step", step: step.task.step + by } }
    : step;

/** Two commands in one message. Looking comes first and is not what the message is about: "show my tasks and delete the last". */
function combine(one: Understanding, next: Understanding): Understanding {
  const isOnlyLook = one.intent === "LIST_TASKS" || one.intent === "LIST_REMINDERS";
  const main = isOnlyLook ? next : one;
  return {
    ...main,
    confidence: Math.min(one.confidence, next.confidence),
    plan: [...one.plan, ...next.plan.map((step) => shift(step, one.plan.length))],
    missing: one.missing ?? next.missing,
    dates: [...one.dates, ...next.dates],
    recurrence: one.recurrence ?? next.recurrence,
    priority: one.priority ?? next.priority,
    highlights: [...one.highlights, ...next.highlights],
    reasoning: `${one.reasoning}; then ${next.reasoning}`,
  };
}
