import { isDeepStrictEqual } from "node:util";
import type { DialogueTurn } from "@/lib/agent/rules/dialogue";
import { tasksIn } from "@/lib/agent/rules/result-data";
import type { Call } from "@/lib/agent/rules/script";
import { LIMITS } from "@/lib/domain/limits";
import type { World } from "@/lib/language/ground/world";

const LOOKED_UP = 50;

/** One call that finds whatever a message may be about: the tasks that share a word with it, the closest first. */
export const lookUpCall = (words: string): Call => ({
  tool: "list_tasks",
  input: { status: "all", search: words.slice(0, LIMITS.titleLength).trim(), any_word: true, limit: LOOKED_UP },
});

/** What the look-up found, once it was made. */
export function worldIn({ calls }: DialogueTurn, look: Call): World | null {
  const looked = calls.find(({ tool, input }) => tool === look.tool && isDeepStrictEqual(input, look.input));
  return looked ? { tasks: tasksIn(looked.result) } : null;
}
