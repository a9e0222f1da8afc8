import { z } from "zod";
import { answerWithTool } from "@/app/api/answer-with-tool";
import { userRoute } from "@/lib/auth/user-route";

/** Moves, snoozes or cancels it. */
export const PATCH = userRoute(
  { from: "body", input: z.record(z.string(), z.unknown()), tokens: "accepted" },
  ({ caller, request, params, input }) =>
    answerWithTool({ caller, request, name: "change_reminder", input: { ...input, reminder: params.id } }),
);
