import { z } from "zod";
import { answerWithTool } from "@/app/api/answer-with-tool";
import { userRoute } from "@/lib/auth/user-route";

export const POST = userRoute(
  { from: "body", input: z.record(z.string(), z.unknown()), tokens: "accepted" },
  ({ caller, request, params, input }) =>
    answerWithTool({ caller, request, name: "complete_task", input: { ...input, task: params.task } }),
);
