import { lookFor, searchFor, type Where } from "@/lib/agent/rules/look-for";
import { tasksIn } from "@/lib/agent/rules/result-data";
import type { Script } from "@/lib/agent/rules/script";
import type { TaskJson } from "@/lib/domain/task-json";
import { hasEveryWord } from "@/lib/domain/title-match";

const JOINTS = /\s*(?:,|;|&|\+|\band\b|\bplus\b|\bas well as\b)\s*/iu;
/** The search looks for the words as they stand, and few titles hold an article. */
const ARTICLE = /^(?:the|my|our|a|an|some)\s+/iu;
const MOST_PARTS = 10;

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

/**
 * Several tasks in one breath. Null when the words are one task's name ("bread and butter"), when there is only one part,
 * or when no part names a task clearly: then it is one name, however it is spelled.
 */
export function* findEach(title: string, where: Where, alike: readonly TaskJson[]): Script<EachFound | null> {
  const parts = partsOf(title);
  if (parts.length < 2 || parts.length > MOST_PARTS) return null;
  if (alike.some((task) => parts.every((part) => hasEveryWord(part, task.title)))) return null;
  const searched = (yield parts.map((words) => searchFor(words, where))).map(tasksIn);
  const matches = yield* lookFor(
    parts.map((words, index) => ({ words, searched: searched[index] ?? [] })),
    where,
  );
  const clear = new Map<string, TaskJson>();
  let unclear: EachFound["unclear"] = null;
  for (const [index, match] of matches.entries()) {
    if (match.kind === "one") clear.set(match.item.id, match.item);
    else unclear ??= { words: parts[index] ?? "", tasks: match.kind === "several" ? match.items : [] };
  }
  const isEach = clear.size === parts.length || (unclear !== null && clear.size > 0);
  return isEach ? { clear: [...clear.values()], unclear } : null;
}
