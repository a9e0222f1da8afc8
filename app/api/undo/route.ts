import { toolRoute } from "@/app/api/tool-route";

export const POST = toolRoute({ tool: "undo", from: "body" });
