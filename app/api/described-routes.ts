import * as activityDays from "@/app/api/activity/days/route";
import * as activity from "@/app/api/activity/route";
import * as agent from "@/app/api/agent/route";
import * as confirmation from "@/app/api/confirmations/[id]/route";
import * as conversation from "@/app/api/conversations/[id]/route";
import * as conversations from "@/app/api/conversations/route";
import * as reminder from "@/app/api/reminders/[id]/route";
import * as reminders from "@/app/api/reminders/route";
import * as completeTask from "@/app/api/tasks/[task]/complete/route";
import * as restoreTask from "@/app/api/tasks/[task]/restore/route";
import * as task from "@/app/api/tasks/[task]/route";
import * as tasksById from "@/app/api/tasks/by-id/route";
import * as deleteTasks from "@/app/api/tasks/delete/route";
import * as tasks from "@/app/api/tasks/route";
import * as undo from "@/app/api/undo/route";
import type { UserRoute } from "@/lib/auth/user-route";

type Method = "GET" | "POST" | "PATCH" | "DELETE";

/** The routes that programs use, by path. A test looks through the folders for one that is missing. */
export const DESCRIBED_ROUTES: Record<string, { [Name in Method]?: UserRoute }> = {
  "/api/agent": agent,
  "/api/tasks": tasks,
  "/api/tasks/by-id": tasksById,
  "/api/tasks/delete": deleteTasks,
  "/api/tasks/{task}": task,
  "/api/tasks/{task}/complete": completeTask,
  "/api/tasks/{task}/restore": restoreTask,
  "/api/undo": undo,
  "/api/reminders": reminders,
  "/api/reminders/{id}": reminder,
  "/api/confirmations/{id}": confirmation,
  "/api/activity": activity,
  "/api/activity/days": activityDays,
  "/api/conversations": conversations,
  "/api/conversations/{id}": conversation,
};
