import { z } from "zod";
import { userRoute } from "@/lib/auth/user-route";
import { activityRecordJson } from "@/lib/domain/activity-record-json";
import { activityQuery, readActivity } from "@/lib/views/activity";

const description = {
  summary: "What was done, when, by whom and why, the last first",
  answers: { 200: z.object({ records: z.array(activityRecordJson), next_cursor: z.string().nullable() }) },
};

export const GET = userRoute(
  "/api/activity",
  { from: "query", input: activityQuery, tokens: "accepted", description },
  async ({ user, input }) => Response.json(await readActivity(user.id, input)),
);
