import { toolRoute } from "@/app/api/tool-route";

export const POST = toolRoute({ tool: "restore_task", from: "nowhere", path: { part: "task", field: "task" } });
