import { z } from "zod";
import { answerWithTool } from "@/app/api/answer-with-tool";
import { userRoute } from "@/lib/auth/user-route";

export const POST = userRoute({ from: "body", input: z.unknown(), tokens: "accepted" }, ({ caller, request, input }) =>
  answerWithTool({ caller, request, name: "undo", input }),
);
