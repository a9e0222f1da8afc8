import { z } from "zod";
import type { PendingAction } from "@/lib/domain/pending-action";
import { shownTaskJson, toShownTaskJson } from "@/lib/domain/shown-task-json";

export const pendingActionJson = z
  .object({
    id: z.string().describe("Id of the question; its card is at /confirm/{id}"),
    action_type: z.literal("DELETE_TASK").describe("What would be done"),
    tasks: z.array(shownTaskJson).describe("Exactly these would be deleted"),
    expires_at: z.string().describe("Until when the person may say yes"),
  })
  .describe("A question that only the signed-in person can answer");

export type PendingActionJson = z.infer<typeof pendingActionJson>;

export const toPendingActionJson = (action: Pick<PendingAction, "id" | "tasks" | "expiresAt">): PendingActionJson => ({
  id: action.id,
  action_type: "DELETE_TASK",
  tasks: action.tasks.map(toShownTaskJson),
  expires_at: action.expiresAt,
});
