import { z } from "zod";
import { toolRoute } from "@/app/api/tool-route";
import { NO_INPUT, userRoute } from "@/lib/auth/user-route";
import { taskJson } from "@/lib/domain/task-json";
import { readTask } from "@/lib/views/read-task";

const path = { part: "task", field: "task" };
const description = { summary: "One task, also from the bin", answers: { 200: z.object({ task: taskJson }) } };

export const GET = userRoute(
  "/api/tasks/{task}",
  { ...NO_INPUT, tokens: "accepted", description },
  async ({ user, params }) => Response.json({ task: await readTask(user.id, params.task ?? "") }),
);

export const PATCH = toolRoute("/api/tasks/{task}", { tool: "update_task", from: "body", path });

/** Deletes nothing yet: answers with the question that the person has to say yes to. */
export const DELETE = toolRoute("/api/tasks/{task}", { tool: "delete_task", from: "nowhere", status: 202, path });
