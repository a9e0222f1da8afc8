import { listedIn, tasksIn } from "@/lib/agent/rules/result-data";
import type { Call, Script } from "@/lib/agent/rules/script";
import { LIMITS } from "@/lib/domain/limits";
import type { TaskJson } from "@/lib/domain/task-json";
import { hasEveryWord, matchTitle, type TitleMatch, tellingWords } from "@/lib/domain/title-match";
import type { ToolResult } from "@/lib/domain/tool-result";

/** Where a task that is spoken of may be. */
export interface Where {
  status: "all" | "pending" | "completed";
  /** In the bin instead. */
  bin?: boolean;
}

/** A name that was said, and what the search found for it. */
export interface Name {
  words: string;
  searched: readonly TaskJson[];
}

type Match = TitleMatch<TaskJson>;

const SEARCHED = 20;
const SOME_LETTERS = 3;

/** The search finds parts of words too, so that nothing follows from it yet. What is called so comes first, whatever else is found. */
export const searchFor = (words: string, { status, bin }: Where): Call => ({
  tool: "list_tasks",
  input: { status, ...(bin && { bin }), search: words.slice(0, LIMITS.titleLength), best_first: true, limit: SEARCHED },
});

/** The task that each name means: of those the search found, else of all there are, because it forgives few slips. */
export function* lookFor(said: readonly Name[], where: Where): Script<Match[]> {
  const names = yield* withoutSway(said, where);
  const among = (others: readonly TaskJson[]) => names.map((name) => matchName(name, where, others));
  const missingIn = (matches: readonly Match[]) =>
    names.flatMap(({ words }, index) => (isFound(words, matches[index]) ? [] : [words]));
  const searched = among([]);
  if (missingIn(searched).length === 0) return searched;
  const [read] = yield [readThrough(where)];
  const all = read ? tasksIn(read) : [];
  const matches = among(all);
  const missing = missingIn(matches);
  if (missing.length === 0 || !isCut(read)) return matches;
  const alike = yield missing.flatMap((words) => withinWords(words, where));
  return among([...all, ...alike.flatMap(tasksIn)]);
}

/**
 * The search wants every word, small ones too: "the bill" finds "Pay Bill for the tickets" and none of the other bills. Where
 * that may have decided, what tells titles apart is searched for alone.
 */
function* withoutSway(names: readonly Name[], where: Where): Script<Name[]> {
  const swayed = names.filter(({ words, searched }) => {
    const small = words.split(/\s+/).filter((word) => !tellingWords(words).split(" ").includes(word));
    return small.some((word) => searched.some(({ title }) => hasEveryWord(word, title)));
  });
  if (swayed.length === 0) return [...names];
  const results = yield swayed.map(({ words }) => searchFor(tellingWords(words), where));
  return names.map((name) => {
    const found = results[swayed.indexOf(name)];
    return found ? { ...name, searched: [...name.searched, ...tasksIn(found)] } : name;
  });
}

/** Candidates that lack a word may stand back behind one that has them all. */
const isFound = (words: string, match: Match | undefined): boolean =>
  match?.kind === "one" || (match?.kind === "several" && match.items.some(({ title }) => hasEveryWord(words, title)));

/** Open ones first, as lists are. */
const readThrough = ({ bin = false }: Where): Call => ({
  tool: "list_tasks",
  input: { status: "all", bin, limit: LIMITS.listPage },
});

const isCut = (read: ToolResult | undefined): boolean =>
  read?.success === true && listedIn(read).total > LIMITS.listPage;

/** Of more than can be read through, those with the beginning or the end of the longest word: one slip is not in both. */
function withinWords(words: string, { bin = false }: Where): Call[] {
  const [longest = words] = words.split(/\s+/).sort((one, other) => other.length - one.length);
  return [longest.slice(0, SOME_LETTERS), longest.slice(-SOME_LETTERS)].map((search) => ({
    tool: "list_tasks",
    input: { status: "all", bin, search, limit: LIMITS.listPage },
  }));
}

/** What is already done is meant only where nothing open is called so, and the other way round. */
function matchName({ words, searched }: Name, { status }: Where, others: readonly TaskJson[]): Match {
  const tasks = [...new Map([...searched, ...others].map((task) => [task.id, task])).values()];
  const wanted = matchTitle(
    words,
    tasks.filter((task) => status === "all" || task.status === status),
  );
  return isFound(words, wanted) ? wanted : matchTitle(words, tasks);
}
