import { searchFor, type Where } from "@/lib/agent/rules/look-for";
import { listedIn, tasksIn } from "@/lib/agent/rules/result-data";
import { type Call, callTool, type Failure, type Script } from "@/lib/agent/rules/script";
import { sayProblem } from "@/lib/agent/rules/words/say-problem";
import { LIMITS } from "@/lib/domain/limits";
import type { ShownTaskJson } from "@/lib/domain/shown-task-json";
import type { TaskJson } from "@/lib/domain/task-json";
import { taskNotFound, taskNumberNotFound } from "@/lib/domain/task-not-found";

type Reference = string | number;

interface Named {
  references: readonly Reference[];
  /** Those behind the ids, as they were shown. */
  tasks: readonly ShownTaskJson[];
}

/** The shelf is named, so that nobody takes it for a list that was shown. */
const shelf = (bin: boolean): Call => ({ tool: "list_tasks", input: { status: "all", bin, limit: LIMITS.listPage } });

const isIt = (reference: Reference) => (task: TaskJson) => task.id === reference || task.number === reference;

/**
 * Several that were named one by one, as they are now and each of them once. Whoever names three wants three done: when one
 * is not there, that one is what is told, and nothing is done to the others.
 */
export function* readPresent(named: Named, { bin = false }: Where): Script<TaskJson[] | Failure> {
  const { tool, input } = shelf(bin);
  const listed = yield* callTool(tool, input);
  if (!listed.success) return sayProblem(listed);
  const { tasks, total } = listedIn(listed);
  const beyond = named.references.filter((reference) => !tasks.some(isIt(reference)));
  const isCut = total > tasks.length && beyond.length > 0;
  const sought = isCut
    ? yield beyond.map((reference) => searchFor(`#${numberOf(reference, named)}`, { status: "all", bin }))
    : [];
  const there = [...tasks, ...sought.flatMap(tasksIn)];
  const missing = named.references.find((reference) => !there.some(isIt(reference)));
  if (missing !== undefined) return yield* notThere(numberOf(missing, named), bin ? null : total);
  const rows = named.references.flatMap((reference) => there.find(isIt(reference)) ?? []);
  return [...new Map(rows.map((task) => [task.id, task])).values()];
}

const numberOf = (reference: Reference, { tasks }: Named): number | undefined =>
  typeof reference === "number" ? reference : tasks.find(({ id }) => id === reference)?.number;

/** How many there are is counted on the list, whatever shelf was looked at. */
function* notThere(number: number | undefined, counted: number | null): Script<Failure> {
  const { tool, input } = shelf(false);
  const owned = counted ?? listedIn(yield* callTool(tool, input)).total;
  const { message } = number === undefined ? taskNotFound() : taskNumberNotFound(number, owned);
  return { kind: "fail", code: "TASK_NOT_FOUND", text: message };
}
