import { lookFor, searchFor, type Where } from "@/lib/agent/rules/look-for";
import { tasksIn } from "@/lib/agent/rules/result-data";
import type { Script } from "@/lib/agent/rules/script";
import type { TaskJson } from "@/lib/domain/task-json";
import { hasEveryWord, type TitleMatch } from "@/lib/domain/title-match";
import { partsOf } from "@/lib/language/ground/parts-of";

const MOST_PARTS = 10;

export interface EachFound {
  /** Those that are clear. */
  clear: TaskJson[];
  /** A part that is not: what it could be, perhaps nothing. */
  unclear: { words: string; tasks: TaskJson[] } | null;
  /** The other parts that are not. */
  others: string[];
}

/**
 * Several tasks in one breath. Null when the words are one task's name ("bread and butter"), when there is only one part,
 * or when a part names nothing and no other names a task clearly: then it is one name, however it is spelled.
 */
export function* findEach(title: string, where: Where, alike: readonly TaskJson[]): Script<EachFound | null> {
  const parts = partsOf(title);
  if (parts.length < 2 || parts.length > MOST_PARTS) return null;
  if (alike.some((task) => parts.every((part) => hasEveryWord(part, task.title)))) return null;
  const matches = yield* matchEach(parts, where);
  const numbered = yield* findNumbered(
    parts.filter((_, index) => matches[index]?.kind === "none"),
    where,
  );
  const clear = new Map<string, TaskJson>();
  const unclear: NonNullable<EachFound["unclear"]>[] = [];
  for (const [index, match] of matches.entries()) {
    const words = parts[index] ?? "";
    const task = match.kind === "one" ? match.item : numbered.get(words);
    if (task) clear.set(task.id, task);
    else unclear.push({ words, tasks: match.kind === "several" ? match.items : [] });
  }
  const isEach = clear.size > 0 || unclear.every(({ words, tasks }) => isAmong(words, tasks));
  if (!isEach) return null;
  // What is nowhere is said before anything is asked.
  const first = unclear.find(({ tasks }) => tasks.length === 0) ?? unclear[0] ?? null;
  const others = unclear.flatMap((part) => (part === first ? [] : [part.words]));
  return { clear: [...clear.values()], unclear: first, others };
}

const isAmong = (words: string, tasks: readonly TaskJson[]): boolean =>
  tasks.some(({ title }) => hasEveryWord(words, title));

/** What each of several names means, found in as few steps as one. */
export function* matchEach(names: readonly string[], where: Where): Script<TitleMatch<TaskJson>[]> {
  if (names.length === 0) return [];
  const searched = (yield names.map((words) => searchFor(words, where))).map(tasksIn);
  return yield* lookFor(
    names.map((words, index) => ({ words, searched: searched[index] ?? [] })),
    where,
  );
}

/** "1 and jam": a number is a name where a task is called so, else the task that has it. */
function* findNumbered(names: readonly string[], where: Where): Script<ReadonlyMap<string, TaskJson>> {
  const numbers = names.filter((words) => /^\d{1,9}$/.test(words));
  const results =
    numbers.length > 0 ? yield numbers.map((words) => searchFor(`#${words}`, { ...where, status: "all" })) : [];
  return new Map(
    numbers.flatMap((words, index) => {
      const found = results[index] && tasksIn(results[index]).find(({ number }) => number === Number(words));
      return found ? [[words, found] as const] : [];
    }),
  );
}
