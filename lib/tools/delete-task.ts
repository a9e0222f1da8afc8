import { z } from "zod";
import { LIMITS } from "@/lib/domain/limits";
import type { PendingAction, ShownTask } from "@/lib/domain/pending-action";
import { pendingActionJson, toPendingActionJson } from "@/lib/domain/pending-action-json";
import { StewardError } from "@/lib/domain/steward-error";
import type { TaskReference } from "@/lib/domain/task-reference";
import { findOpenPendingAction } from "@/lib/store/pending-action-store";
import { findTask } from "@/lib/tools/find-task";
import { taskField } from "@/lib/tools/input-fields";
import { defineTool, type ToolContext } from "@/lib/tools/tool";

/** The statement that writes the card sets the time, by the database's clock. */
const EXPIRY_TO_COME = "";

export const deleteTask = defineTool({
  name: "delete_task",
  title: "Ask to delete tasks",
  description:
    "Asks the person to confirm deleting one task or an explicit set. Deletes nothing by itself; check_confirmation tells what they said.",
  effect: "destroy",
  input: z
    .strictObject({
      task: taskField.optional(),
      tasks: z
        .array(taskField)
        .min(1, "Name at least one task")
        .max(LIMITS.tasksPerConfirmation, `At most ${LIMITS.tasksPerConfirmation} tasks can be deleted at once`)
        .optional()
        .describe("Several tasks, for one question about all of them"),
    })
    .refine(({ task, tasks }) => (task === undefined) !== (tasks === undefined), {
      message: "Give either task or tasks",
    }),
  output: z.object({ pending_action: pendingActionJson }),
  async plan({ task, tasks }, context) {
    const asked = await shownTasks(tasks ?? (task === undefined ? [] : [task]), context);
    const open = context.conversationId ? await findOpenPendingAction(context.userId, context.conversationId) : null;
    const isOfThisTurn = open !== null && open.messageId !== null && open.messageId === context.messageId;
    if (open && !isOfThisTurn) throw alreadyAsking(open);
    const joins = open?.tasks ?? null;
    const all = union(joins ?? [], asked);
    const id = open?.id ?? context.newId();
    return {
      output: { pending_action: toPendingActionJson({ id, tasks: all, expiresAt: EXPIRY_TO_COME }) },
      pendingAction: { id, tasks: all, joins },
    };
  },
});

const alreadyAsking = (open: PendingAction): StewardError =>
  new StewardError("CONFIRMATION_REQUIRED", "Please answer the question that is open first.", {
    details: { pending_action: toPendingActionJson(open) },
  });

async function shownTasks(references: TaskReference[], { userId }: ToolContext): Promise<ShownTask[]> {
  const shown: ShownTask[] = [];
  for (const reference of references) {
    const { id, number, title, version } = await findTask(reference, userId);
    shown.push({ id, number, title, version });
  }
  return union([], shown);
}

function union(first: ShownTask[], second: ShownTask[]): ShownTask[] {
  const all = [...new Map([...first, ...second].map((task) => [task.id, task])).values()];
  if (all.length <= LIMITS.tasksPerConfirmation) return all;
  throw new StewardError("VALIDATION_ERROR", `At most ${LIMITS.tasksPerConfirmation} tasks can be deleted at once`);
}
