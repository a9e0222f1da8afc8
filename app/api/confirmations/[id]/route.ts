import { z } from "zod";
import { NO_INPUT, userRoute } from "@/lib/auth/user-route";
import { agentResponse } from "@/lib/domain/agent-response";
import { ERROR_STATUS } from "@/lib/domain/error-codes";
import { StewardError } from "@/lib/domain/steward-error";
import { resolveConfirmation } from "@/lib/tools/resolve-confirmation";
import { requestCaller } from "@/lib/tools/tool-caller";
import { confirmationResponse } from "@/lib/views/confirmation-response";
import { readConfirmation } from "@/lib/views/read-confirmation";

const input = z.strictObject({
  decision: z.enum(["confirm", "cancel"], { error: "Decision must be confirm or cancel" }),
});

const noSuchQuestion = () => new StewardError("NOT_FOUND", "There is no such question.");

/** The question as it stands, for a card that was loaded again or learned that it was answered elsewhere. */
export const GET = userRoute("/api/confirmations/{id}", NO_INPUT, async ({ user, params }) => {
  const id = z.uuid().safeParse(params.id);
  const card = id.success ? await readConfirmation(user.id, id.data) : null;
  if (!card) throw noSuchQuestion();
  return Response.json(card);
});

const description = {
  summary: "Answers a question. A token may only call off what it asked for itself; the yes is the person's",
  answers: { 200: agentResponse, [ERROR_STATUS.CONFIRMATION_EXPIRED]: agentResponse },
};

/** The Delete and Keep buttons. The id is all that comes from the browser; what is deleted stands in the database. */
export const POST = userRoute(
  "/api/confirmations/{id}",
  { from: "body", input, tokens: "accepted", description },
  async ({ caller, params, input: { decision } }) => {
    const began = performance.now();
    const id = z.uuid().safeParse(params.id);
    if (!id.success) throw noSuchQuestion();
    const outcome = await resolveConfirmation({ id: id.data, decision, by: "button", caller: requestCaller(caller) });
    const status = outcome.status === "expired" ? ERROR_STATUS.CONFIRMATION_EXPIRED : 200;
    return Response.json(await confirmationResponse(caller.user.id, outcome, began), { status });
  },
);
