import { tasksIn } from "@/lib/agent/rules/result-data";
import type { Call, Script } from "@/lib/agent/rules/script";
import type { Targets } from "@/lib/agent/rules/targets";
import { type TaskJson, taskJson } from "@/lib/domain/task-json";

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
  }
  const results = toRead.length > 0 ? yield toRead.map(({ number }) => callFor(number)) : [];
  for (const [index, { reference, number }] of toRead.entries()) {
    const result = results[index];
    const row = result && tasksIn(result).find((task) => task.number === number);
    if (row) rows.set(reference, row);
  }
  return rows;
}
