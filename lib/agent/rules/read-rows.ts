import type { Targets } from "@/lib/agent/rules/find-targets";
import { tasksIn } from "@/lib/agent/rules/result-data";
import { type Call, callTool, type Script } from "@/lib/agent/rules/script";
import { LIMITS } from "@/lib/domain/limits";
import { type TaskJson, taskJson } from "@/lib/domain/task-json";
import { matchTitle } from "@/lib/domain/title-match";

const FIRST_LETTERS = 3;

type Reference = string | number;
export type Rows = ReadonlyMap<Reference, TaskJson>;

/** With search and limit nobody takes it for a list that was shown. */
const callFor = (number: number): Call => ({
  tool: "list_tasks",
  input: { status: "all", search: `#${number}`, limit: 20 },
});

const numberOf = (reference: Reference, { tasks }: Targets): number | undefined =>
  typeof reference === "number" ? reference : tasks.find(({ id }) => id === reference)?.number;

/** The tasks that are meant as they are now: what was said of them earlier in the conversation may be over. */
export function* readRows(targets: Targets): Script<Rows> {
  const rows = new Map<Reference, TaskJson>();
  const toRead: { reference: Reference; number: number }[] = [];
  for (const reference of targets.references) {
    const found = taskJson.safeParse(targets.isRead ? targets.tasks.find(({ id }) => id === reference) : null);
    const number = numberOf(reference, targets);
    if (found.success) rows.set(reference, found.data);
    else if (number !== undefined) toRead.push({ reference, number });
    else yield* readByWords(String(reference), rows);
  }
  const results = toRead.length > 0 ? yield toRead.map(({ number }) => callFor(number)) : [];
  for (const [index, { reference, number }] of toRead.entries()) {
    const result = results[index];
    const row = result && tasksIn(result).find((task) => task.number === number);
    if (row) rows.set(reference, row);
  }
  return rows;
}

/** Words with a slip that the search does not forgive and the tool will: those that begin alike are looked through. */
function* readByWords(words: string, rows: Map<Reference, TaskJson>): Script<void> {
  const [longest = words] = words.split(/\s+/).sort((one, other) => other.length - one.length);
  const search = longest.slice(0, FIRST_LETTERS);
  const result = yield* callTool("list_tasks", { status: "all", search, limit: LIMITS.listPage });
  const match = matchTitle(words, tasksIn(result));
  if (match.kind === "one") rows.set(words, match.item);
}
