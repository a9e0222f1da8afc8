import { NO_INPUT, userRoute } from "@/lib/auth/user-route";
import { forgetAddress, sendAddressCode, wantedAddress } from "@/lib/reminders/email/address-code";
import { readNotificationSettings } from "@/lib/views/notification-settings";

/** Mails a code to an address. Nothing goes there before the code was said here. */
export const POST = userRoute("/api/account/email", { from: "body", input: wantedAddress }, async ({ user, input }) => {
  await sendAddressCode(user.id, input);
  return Response.json({ notifications: await readNotificationSettings(user.id) });
});

export const DELETE = userRoute("/api/account/email", NO_INPUT, async ({ user }) => {
  await forgetAddress(user.id);
  return Response.json({ notifications: await readNotificationSettings(user.id) });
});
