import { listInput } from "@/lib/agent/rules/list-input";
import { listedIn } from "@/lib/agent/rules/result-data";
import { callTool, type Failure, type Script } from "@/lib/agent/rules/script";
import { type Finding, found } from "@/lib/agent/rules/targets";
import { sayProblem } from "@/lib/agent/rules/words/say-problem";
import { LIMITS } from "@/lib/domain/limits";
import type { TaskJson } from "@/lib/domain/task-json";
import { matchTitle } from "@/lib/domain/title-match";

/** All that a filter holds, or nothing: a set that is too large to be read is refused, with its size. */
export function* findEvery(filter: Parameters<typeof listInput>[0]): Script<Finding> {
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
