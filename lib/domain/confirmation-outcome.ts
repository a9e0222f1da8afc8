import { z } from "zod";
import type { PendingAction, ShownTask } from "@/lib/domain/pending-action";
import { pendingActionJson } from "@/lib/domain/pending-action-json";
import { shownTaskJson, toShownTaskJson } from "@/lib/domain/shown-task-json";

const shown = z.array(shownTaskJson);

/** What became of a question. Kept with it, so that a second click gets the first answer. */
export const confirmationOutcome = z.object({
  status: z.enum(["deleted", "kept", "expired", "changed"]).describe("changed: nothing was deleted, it is asked again"),
  deleted: shown.describe("Now in the bin"),
  already_gone: shown.describe("Deleted by somebody else meanwhile"),
  pending_action: pendingActionJson.nullable().describe("The new question, when a task had changed"),
  record_id: z.string().nullable().describe("The record, for undo"),
});

export type ConfirmationOutcome = z.infer<typeof confirmationOutcome>;

const NOTHING = { deleted: [], already_gone: [], pending_action: null, record_id: null };

export const kept = (): ConfirmationOutcome => ({ ...NOTHING, status: "kept" });
export const expired = (): ConfirmationOutcome => ({ ...NOTHING, status: "expired" });

export const deleted = (tasks: ShownTask[], gone: ShownTask[], recordId: string): ConfirmationOutcome => ({
  ...NOTHING,
  status: "deleted",
  deleted: tasks.map(toShownTaskJson),
  already_gone: gone.map(toShownTaskJson),
  record_id: recordId,
});

/** For a question that ran out by itself, or whose tasks have left the bin and with them what was said about them. */
export function outcomeOfStatus(status: PendingAction["status"]): ConfirmationOutcome {
  if (status === "confirmed") return { ...NOTHING, status: "deleted" };
  return status === "expired" ? expired() : kept();
}
