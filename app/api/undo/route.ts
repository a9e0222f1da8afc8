import { toolRoute } from "@/app/api/tool-route";

export const POST = toolRoute("/api/undo", { tool: "undo", from: "body" });
