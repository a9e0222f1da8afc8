import { z } from "zod";
import { pendingActionJson, toPendingActionJson } from "@/lib/domain/pending-action-json";
import { StewardError } from "@/lib/domain/steward-error";
import { readCard } from "@/lib/store/card-state";
import { defineTool } from "@/lib/tools/tool";

/** Only looks: whoever asked for a deletion learns here what the person said, and cannot say it for them. */
export const checkConfirmation = defineTool({
  name: "check_confirmation",
  title: "Ask what became of a deletion",
  description:
    "Tells whether the person has answered the question that delete_task put to them. It answers nothing itself.",
  effect: "read",
  input: z.strictObject({
    pending_action: z.uuid("Pending action must be the id that delete_task gave").describe("Id that delete_task gave"),
  }),
  output: z.object({
    status: z
      .enum(["waiting", "deleted", "kept", "expired", "changed"])
      .describe("What the person said; changed: a task was no longer as shown, and pending_action is the new question"),
    pending_action: pendingActionJson,
  }),
  async plan({ pending_action: id }, { userId }) {
    const card = await readCard(userId, id);
    if (!card) throw new StewardError("NOT_FOUND", "There is no such question.");
    const { action, outcome } = card;
    return {
      output: {
        status: outcome?.status ?? "waiting",
        pending_action: outcome?.pending_action ?? toPendingActionJson(action),
      },
    };
  },
});
