import { userRoute } from "@/lib/auth/user-route";
import { markRead, readWish } from "@/lib/reminders/mark-read";

export const POST = userRoute("/api/notifications/read", { from: "body", input: readWish }, async ({ user, input }) => {
  await markRead(user.id, input);
  return Response.json({ read: true });
});
