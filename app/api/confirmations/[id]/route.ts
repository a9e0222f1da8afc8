import { z } from "zod";
import { userRoute } from "@/lib/auth/user-route";
import { ERROR_STATUS } from "@/lib/domain/error-codes";
import { StewardError } from "@/lib/domain/steward-error";
import { resolveConfirmation } from "@/lib/tools/resolve-confirmation";
import { requestCaller } from "@/lib/tools/tool-caller";
import { confirmationResponse } from "@/lib/views/confirmation-response";

const input = z.strictObject({
  decision: z.enum(["confirm", "cancel"], { error: "Decision must be confirm or cancel" }),
});

/** The Delete and Keep buttons. The id is all that comes from the browser; what is deleted stands in the database. */
export const POST = userRoute(
  { from: "body", input, tokens: "accepted" },
  async ({ caller, params, input: { decision } }) => {
    const began = performance.now();
    const id = z.uuid().safeParse(params.id);
    if (!id.success) throw new StewardError("NOT_FOUND", "There is no such question.");
    const outcome = await resolveConfirmation({ id: id.data, decision, by: "button", caller: requestCaller(caller) });
    const status = outcome.status === "expired" ? ERROR_STATUS.CONFIRMATION_EXPIRED : 200;
    return Response.json(await confirmationResponse(caller.user.id, outcome, began), { status });
  },
);
