import { toolRoute } from "@/app/api/tool-route";

export const GET = toolRoute({ tool: "list_reminders", from: "query" });
export const POST = toolRoute({ tool: "schedule_reminder", from: "body", status: 201 });
