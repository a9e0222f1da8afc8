import { userRoute } from "@/lib/auth/user-route";
import { activityQuery, readActivity } from "@/lib/views/activity";

export const GET = userRoute({ from: "query", input: activityQuery, tokens: "accepted" }, async ({ user, input }) =>
  Response.json(await readActivity(user.id, input)),
);
