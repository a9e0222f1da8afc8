import { z } from "zod";
import { userRoute } from "@/lib/auth/user-route";
import { answerMcp } from "@/lib/mcp/answer-mcp";
import { ownAddress } from "@/lib/platform/own-address";
import { requestCaller } from "@/lib/tools/tool-caller";

/**
 * For MCP clients. Only POST: nothing is kept between requests, so there is no stream to open and no session to end, and
 * the framework answers GET and DELETE with 405, as the protocol asks.
 */
export const POST = userRoute(
  "/api/mcp",
  { from: "body", input: z.unknown(), tokens: "required" },
  ({ request, caller, input }) =>
    answerMcp(request, input, {
      caller: requestCaller(caller, "mcp"),
      address: ownAddress(request),
      idempotencyKey: request.headers.get("idempotency-key") ?? undefined,
    }),
);
