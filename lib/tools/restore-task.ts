import { z } from "zod";
import { changeTask } from "@/lib/domain/change";
import { taskJson, toTaskJson } from "@/lib/domain/task-json";
import { findTask } from "@/lib/tools/find-task";
import { taskField } from "@/lib/tools/input-fields";
import { passMissedReminders } from "@/lib/tools/pass-missed-reminders";
import { defineTool } from "@/lib/tools/tool";

export const restoreTask = defineTool({
  name: "restore_task",
  title: "Restore a deleted task",
  description: "Takes a task out of the bin, where deleted tasks stay for thirty days.",
  effect: "write",
  input: z.strictObject({ task: taskField }),
  output: z.object({ task: taskJson }),
  async plan({ task: reference }, context) {
    const task = await findTask(reference, context.userId, "bin");
    const change = changeTask(task, { deletedAt: null }, context.now);
    const reminders = await passMissedReminders([change], context);
    return { output: { task: toTaskJson(change.after) }, changes: [change, ...reminders] };
  },
});
