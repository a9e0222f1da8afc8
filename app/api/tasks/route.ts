import { z } from "zod";
import { answerWithTool } from "@/app/api/answer-with-tool";
import { userRoute } from "@/lib/auth/user-route";

const truth = z.enum(["true", "false"]).transform((text) => text === "true");

/** Query strings hold only text; the tool checks everything else. */
const listQuery = z.looseObject({
  limit: z.coerce.number().optional(),
  bin: truth.optional(),
  has_due: truth.optional(),
});

export const GET = userRoute({ from: "query", input: listQuery, tokens: "accepted" }, ({ caller, request, input }) =>
  answerWithTool({ caller, request, name: "list_tasks", input }),
);

export const POST = userRoute({ from: "body", input: z.unknown(), tokens: "accepted" }, ({ caller, request, input }) =>
  answerWithTool({ caller, request, name: "add_task", input, status: 201 }),
);
