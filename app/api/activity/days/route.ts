import { z } from "zod";
import { NO_INPUT, userRoute } from "@/lib/auth/user-route";
import { readCompletionDays } from "@/lib/views/completion-days";

const day = z.object({ day: z.string(), count: z.number().int() });
const description = {
  summary: "What was ticked off on each of the last 84 days",
  answers: { 200: z.object({ days: z.array(day) }) },
};

export const GET = userRoute("/api/activity/days", { ...NO_INPUT, tokens: "accepted", description }, async ({ user }) =>
  Response.json({ days: await readCompletionDays(user) }),
);
