import { NO_INPUT, userRoute } from "@/lib/auth/user-route";
import { readCompletionDays } from "@/lib/views/completion-days";

export const GET = userRoute(NO_INPUT, async ({ user }) => Response.json({ days: await readCompletionDays(user) }));
