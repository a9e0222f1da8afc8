import { z } from "zod";
import { LIMITS } from "@/lib/domain/limits";
import type { ShownTask } from "@/lib/domain/pending-action";
import { pendingActionJson } from "@/lib/domain/pending-action-json";
import type { TaskReference } from "@/lib/domain/task-reference";
import { askToDelete } from "@/lib/tools/ask-to-delete";
import { findTask } from "@/lib/tools/find-task";
import { taskField } from "@/lib/tools/input-fields";
import { defineTool, type ToolContext } from "@/lib/tools/tool";

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
    return askToDelete(asked, context);
  },
});

async function shownTasks(references: TaskReference[], { userId }: ToolContext): Promise<ShownTask[]> {
  const shown: ShownTask[] = [];
  for (const reference of references) {
    const { id, number, title, version } = await findTask(reference, userId);
    shown.push({ id, number, title, version });
  }
  return shown;
}
