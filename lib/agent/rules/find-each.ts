import { tasksIn } from "@/lib/agent/rules/result-data";
import { callTool, type Script } from "@/lib/agent/rules/script";
import { LIMITS } from "@/lib/domain/limits";
import type { TaskJson } from "@/lib/domain/task-json";
import { matchTitle, type TitleMatch, titleScore } from "@/lib/domain/title-match";

const JOINTS = /\s*(?:,|;|&|\+|\band\b|\bplus\b|\bas well as\b)\s*/iu;
/** The search looks for the words as they stand, and few titles hold an article. */
const ARTICLE = /^(?:the|my|our|a|an|some)\s+/iu;
const MOST_PARTS = 10;
/** Every word of a part is in the title. */
const IN_TITLE = 0.8;

export interface EachFound {
  /** Those that are clear. */
  clear: TaskJson[];
  /** The first part that is not: what it could be, perhaps nothing. */
  unclear: { words: string; tasks: TaskJson[] } | null;
}

/** "mow lawn, wash car and call Bob" in its parts; one when nothing joins them. */
export const partsOf = (title: string): string[] =>
  title
    .split(JOINTS)
    .map((part) => part.trim().replace(ARTICLE, ""))
    .filter(Boolean);

export function matchPart<Task extends { title: string }>(words: string, tasks: Task[]): TitleMatch<Task> {
  const same = tasks.filter(({ title }) => title.toLowerCase() === words.toLowerCase());
  return matchTitle(words, same.length === 1 ? same : tasks);
}

/**
 * Several tasks in one breath. Null when the words are one task's name ("bread and butter"), when there is only one part,
 * or when no part names a task clearly: then it is one name, however it is spelled.
 */
export function* findEach(title: string, status: string, alike: readonly TaskJson[]): Script<EachFound | null> {
  const parts = partsOf(title);
  if (parts.length < 2 || parts.length > MOST_PARTS) return null;
  if (alike.some((task) => parts.every((part) => titleScore(part, task.title) >= IN_TITLE))) return null;
  const clear = new Map<string, TaskJson>();
  let unclear: EachFound["unclear"] = null;
  for (const words of parts) {
    const search = words.slice(0, LIMITS.titleLength);
    const listed = yield* callTool("list_tasks", { status, search, limit: 20 });
    const match = matchPart(words, tasksIn(listed));
    if (match.kind === "one") clear.set(match.item.id, match.item);
    else unclear ??= { words, tasks: match.kind === "several" ? match.items : [] };
  }
  const isEach = clear.size === parts.length || (unclear !== null && clear.size > 0);
  return isEach ? { clear: [...clear.values()], unclear } : null;
}
