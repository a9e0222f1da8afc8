import { toolRoute } from "@/app/api/tool-route";

export const POST = toolRoute("/api/tasks/{task}/complete", {
  tool: "complete_task",
  from: "body",
  path: { part: "task", field: "task" },
});
