import { z } from "zod";
import { answerWithTool } from "@/app/api/answer-with-tool";
import { userRoute } from "@/lib/auth/user-route";

/** One question about several tasks. Deletes nothing yet. */
export const POST = userRoute({ from: "body", input: z.unknown(), tokens: "accepted" }, ({ caller, request, input }) =>
  answerWithTool({ caller, request, name: "delete_task", input, status: 202 }),
);
