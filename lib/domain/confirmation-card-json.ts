import { z } from "zod";
import { confirmationOutcome } from "@/lib/domain/confirmation-outcome";
import { pendingActionJson } from "@/lib/domain/pending-action-json";

/** A question as a page shows it, answered or not. */
const confirmationCardJson = z.object({
  pending_action: pendingActionJson,
  question: z.string().describe("What is asked, in words"),
  seconds_left: z.number().describe("To answer, by the server's clock; 0 once it is over"),
  outcome: confirmationOutcome.nullable().describe("Null while it can still be answered"),
  undone: z.boolean().describe("True when what it deleted was taken back"),
});

export type ConfirmationCardJson = z.infer<typeof confirmationCardJson>;
