import { z } from "zod";
import { toolRoute } from "@/app/api/tool-route";
import { truthInQuery } from "@/lib/domain/truth-in-query";

const read = z.looseObject({ came: truthInQuery.optional() });

export const GET = toolRoute("/api/reminders", { tool: "list_reminders", from: "query", read });
export const POST = toolRoute("/api/reminders", { tool: "schedule_reminder", from: "body", status: 201 });
