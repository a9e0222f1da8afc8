import { answerWithTool } from "@/app/api/answer-with-tool";
import { NO_INPUT, userRoute } from "@/lib/auth/user-route";

export const POST = userRoute({ ...NO_INPUT, tokens: "accepted" }, ({ caller, request, params }) =>
  answerWithTool({ caller, request, name: "restore_task", input: { task: params.task } }),
);
