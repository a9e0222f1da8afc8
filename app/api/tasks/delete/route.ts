import { toolRoute } from "@/app/api/tool-route";

/** One question about several tasks. Deletes nothing yet. */
export const POST = toolRoute("/api/tasks/delete", { tool: "delete_task", from: "body", status: 202 });
