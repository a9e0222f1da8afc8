import { z } from "zod";
import { LIMITS } from "@/lib/domain/limits";
import { reminderJson } from "@/lib/domain/reminder-json";
import { findRemindersOfTasks, listCameReminders, listScheduledReminders } from "@/lib/store/reminder-store";
import { findTask } from "@/lib/tools/find-task";
import { taskField } from "@/lib/tools/input-fields";
import { reminderShower } from "@/lib/tools/reminder-shower";
import { defineTool } from "@/lib/tools/tool";

const A_DAY_MS = 24 * 60 * 60 * 1000;

/** What the audit keeps of a list: which reminders it showed, in order. */
const record = z.object({ ids: z.array(z.string()) });

export const listReminders = defineTool({
  name: "list_reminders",
  title: "List reminders",
  description: "Lists the reminders still to come, the next one first; or those that came and wait for an answer.",
  effect: "read",
  input: z.strictObject({
    task: taskField.optional(),
    came: z
      .literal(true, { error: "Came can only be true" })
      .optional()
      .describe("Instead: those of the last day not answered, the last first"),
  }),
  output: z.object({ reminders: z.array(reminderJson).describe("At most a hundred") }),
  async plan({ task, came }, { userId, now }) {
    const about = task === undefined ? undefined : (await findTask(task, userId)).id;
    const found = came
      ? await listCameReminders(userId, about, new Date(now.getTime() - A_DAY_MS))
      : await listScheduledReminders(userId, about, LIMITS.listPage);
    const show = await reminderShower(userId, now);
    return {
      output: { reminders: found.map(({ reminder, task: its }) => show(reminder, its)) },
      recorded: { ids: found.map(({ reminder }) => reminder.id) },
    };
  },
  async recall(recorded, userId) {
    const { ids } = record.parse(recorded);
    const found = new Map((await findRemindersOfTasks(userId, ids)).map((each) => [each.reminder.id, each]));
    const known = ids.flatMap((id) => found.get(id) ?? []);
    const show = await reminderShower(userId, new Date());
    return { reminders: known.map(({ reminder, task }) => show(reminder, task)) };
  },
});
