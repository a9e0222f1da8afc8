import { userRoute } from "@/lib/auth/user-route";
import { saidCode, sayAddressCode } from "@/lib/reminders/email/address-code";
import { readNotificationSettings } from "@/lib/views/notification-settings";

export const POST = userRoute("/api/account/email/code", { from: "body", input: saidCode }, async ({ user, input }) => {
  await sayAddressCode(user.id, input);
  return Response.json({ notifications: await readNotificationSettings(user.id) });
});
