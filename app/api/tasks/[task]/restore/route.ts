import { toolRoute } from "@/app/api/tool-route";

export const POST = toolRoute("/api/tasks/{task}/restore", {
  tool: "restore_task",
  from: "nowhere",
  path: { part: "task", field: "task" },
});
