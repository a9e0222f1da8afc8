import { NO_INPUT, userRoute } from "@/lib/auth/user-route";
import { readReminderOverview } from "@/lib/views/reminder-overview";

/** What came, what is unread, what comes next: what a page shows of reminders. */
export const GET = userRoute("/api/notifications", NO_INPUT, async ({ user }) =>
  Response.json(await readReminderOverview(user.id)),
);
