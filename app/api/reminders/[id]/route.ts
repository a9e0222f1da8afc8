import { toolRoute } from "@/app/api/tool-route";

/** Moves, snoozes or cancels it. */
export const PATCH = toolRoute("/api/reminders/{id}", {
  tool: "change_reminder",
  from: "body",
  path: { part: "id", field: "reminder" },
});
