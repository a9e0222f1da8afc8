import { answerWithTool } from "@/app/api/answer-with-tool";
import { NO_INPUT, userRoute } from "@/lib/auth/user-route";

export const POST = userRoute(NO_INPUT, ({ user, request, params }) =>
  answerWithTool({ user, request, name: "restore_task", input: { task: params.task } }),
);
