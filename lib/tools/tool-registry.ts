import { addTask } from "@/lib/tools/add-task";
import { changeReminder } from "@/lib/tools/change-reminder";
import { checkConfirmation } from "@/lib/tools/check-confirmation";
import { completeTask } from "@/lib/tools/complete-task";
import { deleteTask } from "@/lib/tools/delete-task";
import { listReminders } from "@/lib/tools/list-reminders";
import { listTasks } from "@/lib/tools/list-tasks";
import { restoreTask } from "@/lib/tools/restore-task";
import { scheduleReminder } from "@/lib/tools/schedule-reminder";
import type { Tool } from "@/lib/tools/tool";
import { undo } from "@/lib/tools/undo";
import { updateTask } from "@/lib/tools/update-task";

/** Every tool there is. The AI SDK's tools, MCP's, the documentation and the audit all come from this list. */
export const TOOLS: readonly Tool[] = [
  addTask,
  listTasks,
  updateTask,
  completeTask,
  deleteTask,
  checkConfirmation,
  scheduleReminder,
  listReminders,
  changeReminder,
  restoreTask,
  undo,
];

export const findTool = (name: string): Tool | undefined => TOOLS.find((tool) => tool.name === name);
