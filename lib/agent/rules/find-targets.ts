import { amongDays } from "@/lib/agent/rules/among-days";
import { askWhich, askWhichSet, whichOf } from "@/lib/agent/rules/ask-which";
import { type EachFound, findEach, matchEach } from "@/lib/agent/rules/find-each";
import { findEvery } from "@/lib/agent/rules/find-every";
import { findByPosition, findByPronoun, findRest } from "@/lib/agent/rules/find-pointed-at";
import { lookFor, searchFor, type Where } from "@/lib/agent/rules/look-for";
import { readPresent } from "@/lib/agent/rules/read-present";
import { tasksIn } from "@/lib/agent/rules/result-data";
import type { Failure, Script } from "@/lib/agent/rules/script";
import type { StepContext } from "@/lib/agent/rules/step-context";
import { type Finding, found, named, type Wanted } from "@/lib/agent/rules/targets";
import { askTogether, numbered, titled } from "@/lib/agent/rules/together-with";
import { sayProblem } from "@/lib/agent/rules/words/say-problem";
import { LIMITS } from "@/lib/domain/limits";
import { quoteTitle } from "@/lib/domain/quote-title";
import type { TaskJson } from "@/lib/domain/task-json";
import type { TitleMatch } from "@/lib/domain/title-match";
import type { PlanStep, TaskReference } from "@/lib/language/understanding";

/** Several that were named one by one, rather than pointed to as a whole. */
const ONE_BY_ONE: ReadonlySet<TaskReference["kind"] | undefined> = new Set(["number", "position", "several"]);

/** Read first: a task named by words is looked for and matched before anything is done to it. All that are named, or none. */
export function* findTargets(wanted: Wanted, context: StepContext): Script<Finding> {
  const finding = yield* findMeant(wanted, context);
  const isSeveral = finding.kind === "found" && finding.references.length > 1 && !finding.isRead;
  if (!isSeveral || !ONE_BY_ONE.has(wanted.reference?.kind)) return finding;
  const present = yield* readPresent(finding, wanted);
  return Array.isArray(present) ? found(present, { isRead: true }) : present;
}

function* findMeant(wanted: Wanted, context: StepContext): Script<Finding> {
  const { reference, step, status, bin } = wanted;
  if (!reference) return yield* askWhich(step);
  switch (reference.kind) {
    case "number":
      return named([reference.number, ...(reference.also ?? [])]);
    case "id":
      return named([reference.id]);
    case "step":
      return found(context.done[reference.step]?.tasks ?? []);
    case "title":
      return yield* findByTitle(reference, step, { status, ...(bin && { bin }) });
    case "every":
      return reference.unclear ? askWhichSet(reference.unclear, step) : yield* findEvery(reference.filter);
    case "position":
      return yield* findByPosition(reference, step, context);
    case "rest":
      return yield* findRest(reference, wanted, context);
    case "several":
      return yield* findSeveral(reference.each, wanted, context);
    case "pronoun":
      return yield* findByPronoun(reference, step, context);
  }
}

function* findByTitle(
  { title, due }: Extract<TaskReference, { kind: "title" }>,
  step: PlanStep,
  where: Where,
): Script<Finding> {
  const words = title.slice(0, LIMITS.titleLength);
  const [listed] = yield [searchFor(words, where)];
  if (listed && !listed.success) return sayProblem(listed);
  const searched = listed ? tasksIn(listed) : [];
  const each = isCalled(words, searched) ? null : yield* findEach(words, where, searched);
  if (each) return eachOf(each, step);
  const [match] = yield* lookFor([{ words, searched }], where);
  if (match?.kind === "one") return found([match.item], { isRead: true });
  if (match?.kind !== "several") return found([]);
  const [only, ...others] = match.items.length > 1 ? amongDays(due, match.items, ({ due_on }) => due_on) : [];
  return only && others.length === 0 ? found([only], { isRead: true }) : whichOf(match.items, step);
}

/** "bread and butter" is a task's name, whatever else is called bread. */
const isCalled = (words: string, tasks: readonly TaskJson[]): boolean =>
  tasks.some(({ title }) => title.toLowerCase() === words.toLowerCase());

/** All that were named, or nothing: whoever names three wants three done. */
function eachOf({ clear, unclear, others }: EachFound, step: PlanStep): Finding {
  if (!unclear) return found(clear, { isRead: true });
  if (unclear.tasks.length === 0) return notCalled(unclear.words);
  const beside = [...clear.map(({ number }) => numbered(number)), ...others.map(titled)];
  return askTogether(whichOf(unclear.tasks, step), beside);
}

const notCalled = (words: string): Failure => ({
  kind: "fail",
  code: "TASK_NOT_FOUND",
  text: `I couldn't find a task called ${quoteTitle(words)}.`,
});

/** "#1, jam and the last one": each in its own way. What is not there is told first, then what is not clear is asked about. */
function* findSeveral(each: readonly TaskReference[], wanted: Wanted, context: StepContext): Script<Finding> {
  const names = each.flatMap((one) => (one.kind === "title" ? [one.title] : []));
  const matches = yield* matchEach(names, wanted);
  const findings: Finding[] = [];
  for (const one of each) {
    const match = one.kind === "title" ? matches[names.indexOf(one.title)] : undefined;
    findings.push(
      one.kind === "title"
        ? ofMatch(one.title, match, wanted.step)
        : yield* findMeant({ ...wanted, reference: one }, context),
    );
  }
  const failure = findings.find(({ kind }) => kind === "fail");
  if (failure) return failure;
  const question = findings.find(({ kind }) => kind === "ask");
  if (question?.kind === "ask")
    return askTogether(
      question,
      findings.flatMap((finding, index) => (finding === question ? [] : kept(finding, each[index]))),
    );
  const all = findings.flatMap((finding) => (finding.kind === "found" ? [finding] : []));
  return {
    ...named(all.flatMap(({ references }) => references)),
    tasks: all.flatMap(({ tasks }) => tasks),
  };
}

/** A number is a name where a task is called so, else the task that has it. */
function ofMatch(words: string, match: TitleMatch<TaskJson> | undefined, step: PlanStep): Finding {
  if (match?.kind === "one") return found([match.item]);
  if (match?.kind === "several") return whichOf(match.items, step);
  return /^\d{1,9}$/.test(words) ? named([Number(words)]) : notCalled(words);
}

/** One of several while another is asked about: what is found stays found, the rest is looked for again. */
function kept(finding: Finding, reference: TaskReference | undefined): TaskReference[] {
  if (finding.kind === "found")
    return finding.references.map((one) => (typeof one === "number" ? numbered(one) : { kind: "id", id: one }));
  return reference ? [reference] : [];
}
