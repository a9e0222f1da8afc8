import { amongDays } from "@/lib/agent/rules/among-days";
import { askWhich, askWhichSet, whichOf } from "@/lib/agent/rules/ask-which";
import { type EachFound, findEach, matchEach } from "@/lib/agent/rules/find-each";
import { listInput } from "@/lib/agent/rules/list-input";
import { lookFor, searchFor, type Where } from "@/lib/agent/rules/look-for";
import { readPresent } from "@/lib/agent/rules/read-present";
import { lastMentionedTasks } from "@/lib/agent/rules/remember";
import { listedIn, tasksIn } from "@/lib/agent/rules/result-data";
import { callTool, type Failure, type Question, type Script } from "@/lib/agent/rules/script";
import { changedSince, lastShownList, shownPair } from "@/lib/agent/rules/shown-list";
import type { StepContext } from "@/lib/agent/rules/step-context";
import { askTogether, numbered, titled } from "@/lib/agent/rules/together-with";
import { sayProblem } from "@/lib/agent/rules/words/say-problem";
import { quoteTitle } from "@/lib/domain/confirmation-words";
import { LIMITS } from "@/lib/domain/limits";
import type { ShownTaskJson } from "@/lib/domain/shown-task-json";
import type { TaskJson } from "@/lib/domain/task-json";
import { matchTitle, type TitleMatch } from "@/lib/domain/title-match";
import type { PlanStep, TaskReference } from "@/lib/language/understanding";

/** The tasks a step is about, as a tool takes them: by id or number. */
export interface Targets {
  kind: "found";
  references: (string | number)[];
  /** Those behind the ids, and whether they were read for this very step. */
  tasks: readonly ShownTaskJson[];
  isRead: boolean;
  /** Set when the whole set was asked for, which may be empty. */
  isSet: boolean;
  /** The words that every one of a set has. */
  about?: string;
}

export type Finding = Targets | Question | Failure;

const named = (references: (string | number)[]): Targets => ({
  kind: "found",
  references,
  tasks: [],
  isRead: false,
  isSet: false,
});

const found = (tasks: readonly ShownTaskJson[], { isRead = false, isSet = false } = {}): Targets => ({
  kind: "found",
  references: tasks.map(({ id }) => id),
  tasks,
  isRead,
  isSet,
});

/** What a step is about, and which tasks a title may mean. */
interface Wanted extends Where {
  reference: TaskReference | null;
  step: PlanStep;
}

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

function* findEvery(filter: Parameters<typeof listInput>[0]): Script<Finding> {
  // The shelf is named, so that nobody takes it for a list that was shown.
  const whole = {
    bin: false,
    ...listInput(filter),
    ...(filter.search && { best_first: true }),
    limit: LIMITS.listPage,
  };
  const listed = yield* callTool("list_tasks", whole);
  if (!listed.success) return sayProblem(listed);
  const { tasks: read, total, isExact } = listedIn(listed);
  const tasks = read.filter((task) => isSpokenOf(task, filter.search));
  const last = read.at(-1);
  // The closest come first: where the last of a full page is meant, more are that nobody read.
  if (total > read.length && last && isSpokenOf(last, filter.search))
    return tooMany(filter.search ? `more than ${LIMITS.listPage}` : sayTotal(total, isExact));
  return { ...found(tasks, { isRead: true, isSet: true }), ...(filter.search && { about: filter.search }) };
}

const sayTotal = (total: number, isExact: boolean): string =>
  `${isExact ? "" : "more than "}${total.toLocaleString("en")}`;

/** A part of a set is not what was asked for, and nobody would know which. */
const tooMany = (many: string): Failure => ({
  kind: "fail",
  code: "VALIDATION_ERROR",
  text: `That would be ${many} tasks, and I can change at most ${LIMITS.listPage} at once. Tell me which to begin with, for example those that are overdue.`,
});

/** The search finds parts of words too, which is fine to look at and too little to act on. */
const isSpokenOf = ({ title, description }: TaskJson, words: string | undefined): boolean =>
  words === undefined || [title, description ?? ""].some((text) => matchTitle(words, [{ title: text }]).kind === "one");

function* findByPosition(
  { from, index, count }: Extract<TaskReference, { kind: "position" }>,
  step: PlanStep,
  context: StepContext,
): Script<Finding> {
  const tasks = yield* shownTasks(context);
  const first = from === "start" ? index - 1 : tasks.length - index - count + 1;
  const chosen = tasks.slice(Math.max(0, first), Math.max(0, first) + count);
  return chosen.length > 0 ? found(chosen) : whichOf(tasks, step);
}

/** The list that positions count in: of this plan, else the last one shown, else what is open. */
function* shownTasks(context: StepContext): Script<readonly ShownTaskJson[]> {
  const own = context.done.findLast(({ list }) => list)?.list?.tasks;
  return own ?? lastShownList(context)?.tasks ?? tasksIn(yield* callTool("list_tasks", { status: "pending" }));
}

/** What is left of a list; a task that is called so comes first, and with no list shown there is nothing to be left of. */
function* findRest(
  { title }: Extract<TaskReference, { kind: "rest" }>,
  wanted: Wanted,
  context: StepContext,
): Script<Finding> {
  const own = context.done.findLast(({ list }) => list)?.list;
  const shown = own ?? lastShownList(context);
  const [match] = title ? yield* matchEach([title], wanted) : [];
  // Beside a list only a whole title is a name: of "take a rest" the rest is but a word.
  const isCalled = match?.kind === "one" && (!shown || match.item.title.toLowerCase() === title?.toLowerCase());
  if (isCalled) return found([match.item], { isRead: true });
  return shown ? restOf(shown.tasks, wanted.step, context) : yield* askWhich(wanted.step);
}

/** Those of a list that nothing was done to since it was shown. */
function restOf(shown: readonly ShownTaskJson[], step: PlanStep, context: StepContext): Finding {
  const list = lastShownList(context);
  const changed = [...context.done.flatMap(({ tasks }) => tasks), ...(list ? changedSince(list) : [])];
  const touched = new Set(changed.map(({ id }) => id));
  const rest = shown.filter(({ id }) => !touched.has(id));
  return rest.length > 0 ? found(rest) : whichOf(shown, step);
}

function* findByPronoun(
  { plural, isPair }: Extract<TaskReference, { kind: "pronoun" }>,
  step: PlanStep,
  context: StepContext,
): Script<Finding> {
  const here = context.done.flatMap(({ tasks }) => tasks);
  const mentioned = here.length > 0 ? here : (context.offered?.tasks ?? lastMentionedTasks(context.earlier));
  const isOfPair = plural && (mentioned.length === 1 || (isPair && mentioned.length !== 2));
  const tasks = isOfPair ? (shownPair(context)?.tasks ?? mentioned) : mentioned;
  if (tasks.length === 0) return yield* askWhich(step);
  const isMeant = tasks.length === 1 || (plural && (!isPair || tasks.length === 2));
  return isMeant ? found(tasks) : whichOf(tasks, step);
}
