import type { TaskChange } from "@/lib/domain/change";
import type { JsonObject } from "@/lib/domain/invocation";
import { StewardError } from "@/lib/domain/steward-error";
import type { Task } from "@/lib/domain/task";
import { fail, succeed, type ToolResult } from "@/lib/domain/tool-result";
import { decidePlan } from "@/lib/policy/decide-plan";
import { findRecordsOfMessage } from "@/lib/store/record-store";
import { askToDelete } from "@/lib/tools/ask-to-delete";
import type { Plan, Tool, ToolContext } from "@/lib/tools/tool";

/** What is to be committed, and answered once it is. */
export interface GatedPlan {
  plan: Plan<JsonObject>;
  result: ToolResult;
  /** Whether it may put tasks in the bin. */
  mayBin: boolean;
}

/**
 * Holds a plan against what it does. One that would put a task in the bin is not carried out, none of it, whatever its
 * tool declares: what is committed instead is a card, like any other delete's, and the call has failed until somebody
 * says yes to it.
 */
export async function gatePlan(
  plan: Plan<JsonObject>,
  { effect, mayWrite, context }: { effect: Tool["effect"]; mayWrite: boolean; context: ToolContext },
): Promise<GatedPlan> {
  const binned = binnedBy(plan);
  const decision = decidePlan({
    effect,
    mayWrite,
    writes: Boolean(plan.changes?.length || plan.undoes?.length || plan.pendingAction),
    bins: binned.length > 0,
    isOwnUndo: context.isOwnUndo,
    binsOnlyNew: binned.length > 0 && !context.isOwnUndo && (await areNew(binned, context)),
  });
  if (decision.kind === "run") return { plan, result: succeed(plan.output), mayBin: binned.length > 0 };
  if (decision.kind === "deny") throw new StewardError(decision.code, decision.reason);
  const question = await askToDelete(
    binned.map(({ id, number, title, version }) => ({ id, number, title, version })),
    context,
  );
  return { plan: question, result: fail("CONFIRMATION_REQUIRED", SENTENCE, question.output), mayBin: false };
}

const SENTENCE = "That would delete something, so the person is asked first.";

/** As they are now, on the list. Rows are never removed, so a task can go no other way than into the bin. */
const binnedBy = ({ changes = [] }: Plan<JsonObject>): Task[] =>
  changes
    .filter((change): change is TaskChange => change.entity === "task")
    .flatMap(({ before, after }) => (before?.deletedAt === null && after.deletedAt !== null ? [before] : []));

/** Whether the message that is being answered added them. */
async function areNew(tasks: Task[], { userId, messageId }: ToolContext): Promise<boolean> {
  if (messageId === null) return false;
  const records = await findRecordsOfMessage(userId, messageId);
  const added = new Set(
    records.flatMap(({ changes }) => changes.filter(({ before }) => before === null).map(({ id }) => id)),
  );
  return tasks.every(({ id }) => added.has(id));
}
