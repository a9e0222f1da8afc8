import { askWhich, whichOf } from "@/lib/agent/rules/ask-which";
import { matchEach } from "@/lib/agent/rules/find-each";
import { lastMentionedTasks } from "@/lib/agent/rules/remember";
import { tasksIn } from "@/lib/agent/rules/result-data";
import { callTool, type Script } from "@/lib/agent/rules/script";
import { changedSince, lastShownList, shownPair } from "@/lib/agent/rules/shown-list";
import type { StepContext } from "@/lib/agent/rules/step-context";
import { type Finding, found, type Wanted } from "@/lib/agent/rules/targets";
import type { ShownTaskJson } from "@/lib/domain/shown-task-json";
import type { PlanStep, TaskReference } from "@/lib/language/understanding";

/** "The second one", counted in the list that was shown. */
export function* findByPosition(
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
export function* findRest(
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

/** "It" and "them": what this message did or was offered, else what was spoken of last. */
export function* findByPronoun(
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
