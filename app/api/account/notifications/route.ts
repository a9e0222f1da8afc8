import { NO_INPUT, userRoute } from "@/lib/auth/user-route";
import { notificationChange } from "@/lib/domain/notification-settings";
import { preferredLocale } from "@/lib/domain/preferred-locale";
import { changeNotificationSettings } from "@/lib/reminders/notification-settings";
import { readNotificationSettings } from "@/lib/views/notification-settings";

/** How somebody is reached is theirs alone to say: no token reaches it. */
export const GET = userRoute("/api/account/notifications", NO_INPUT, async ({ user }) =>
  Response.json({ notifications: await readNotificationSettings(user.id) }),
);

export const PATCH = userRoute(
  "/api/account/notifications",
  { from: "body", input: notificationChange },
  async ({ request, user, input }) => {
    const locale = preferredLocale(request.headers.get("accept-language"));
    await changeNotificationSettings(user.id, input, locale);
    return Response.json({ notifications: await readNotificationSettings(user.id) });
  },
);
