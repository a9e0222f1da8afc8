import { z } from "zod";
import { userRoute } from "@/lib/auth/user-route";
import { LIMITS } from "@/lib/domain/limits";
import { readTasksById } from "@/lib/views/read-tasks-by-id";

const query = z.strictObject({
  ids: z
    .string()
    .transform((text) => text.split(","))
    .pipe(z.array(z.uuid()).max(LIMITS.listPage)),
});

/** Some tasks as they are now, the bin included: what a live event said has changed. */
export const GET = userRoute({ from: "query", input: query }, async ({ user, input }) =>
  Response.json({ tasks: await readTasksById(user.id, input.ids) }),
);
