import { z } from "zod";
import { userRoute } from "@/lib/auth/user-route";
import { LIMITS } from "@/lib/domain/limits";
import { taskJson } from "@/lib/domain/task-json";
import { readTasksById } from "@/lib/views/read-tasks-by-id";

const query = z.strictObject({
  ids: z
    .string()
    .transform((text) => text.split(","))
    .pipe(z.array(z.uuid()).max(LIMITS.listPage))
    .describe("At most a hundred ids, separated by commas"),
});

const description = {
  summary: "Some tasks as they are now, the bin included: what a live event said has changed",
  answers: { 200: z.object({ tasks: z.array(taskJson) }) },
};

export const GET = userRoute(
  "/api/tasks/by-id",
  { from: "query", input: query, tokens: "accepted", description },
  async ({ user, input }) => Response.json({ tasks: await readTasksById(user.id, input.ids) }),
);
