import { z } from "zod";
import { userRoute } from "@/lib/auth/user-route";
import { confirmationSentence } from "@/lib/domain/confirmation-words";
import { StewardError } from "@/lib/domain/steward-error";
import { resolveConfirmation } from "@/lib/tools/resolve-confirmation";
import { directCaller } from "@/lib/tools/tool-caller";

const input = z.strictObject({
  decision: z.enum(["confirm", "cancel"], { error: "Decision must be confirm or cancel" }),
});

/** The Delete and Keep buttons. The id is all that comes from the browser; what is deleted stands in the database. */
export const POST = userRoute({ from: "body", input }, async ({ user, params, input: { decision } }) => {
  const id = z.uuid().safeParse(params.id);
  if (!id.success) throw new StewardError("NOT_FOUND", "There is no such question.");
  const outcome = await resolveConfirmation({ id: id.data, decision, by: "button", caller: directCaller(user) });
  const state =
    outcome.status === "changed" ? "needs_confirmation" : outcome.status === "expired" ? "error" : "complete";
  const body = { response: confirmationSentence(outcome), state, ...outcome };
  return Response.json(body, { status: outcome.status === "expired" && decision === "confirm" ? 410 : 200 });
});
