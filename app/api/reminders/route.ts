import { z } from "zod";
import { answerWithTool } from "@/app/api/answer-with-tool";
import { userRoute } from "@/lib/auth/user-route";

export const GET = userRoute({ from: "query", input: z.unknown(), tokens: "accepted" }, ({ caller, request, input }) =>
  answerWithTool({ caller, request, name: "list_reminders", input }),
);

export const POST = userRoute({ from: "body", input: z.unknown(), tokens: "accepted" }, ({ caller, request, input }) =>
  answerWithTool({ caller, request, name: "schedule_reminder", input, status: 201 }),
);
