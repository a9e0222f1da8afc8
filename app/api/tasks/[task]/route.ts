import { z } from "zod";
import { answerWithTool } from "@/app/api/answer-with-tool";
import { NO_INPUT, userRoute } from "@/lib/auth/user-route";
import { readTask } from "@/lib/views/read-task";

export const GET = userRoute({ ...NO_INPUT, tokens: "accepted" }, async ({ user, params }) =>
  Response.json({ task: await readTask(user.id, params.task ?? "") }),
);

export const PATCH = userRoute(
  { from: "body", input: z.record(z.string(), z.unknown()), tokens: "accepted" },
  ({ caller, request, params, input }) =>
    answerWithTool({ caller, request, name: "update_task", input: { ...input, task: params.task } }),
);

/** Deletes nothing yet: answers with the question that the person has to say yes to. */
export const DELETE = userRoute({ ...NO_INPUT, tokens: "accepted" }, ({ caller, request, params }) =>
  answerWithTool({ caller, request, name: "delete_task", input: { task: params.task }, status: 202 }),
);
