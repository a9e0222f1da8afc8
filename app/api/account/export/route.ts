import { NO_INPUT, userRoute } from "@/lib/auth/user-route";
import { streamText } from "@/lib/platform/stream-text";
import { exportAccount } from "@/lib/views/account-export";

export const GET = userRoute("/api/account/export", NO_INPUT, async ({ user }) => {
  const now = new Date();
  const headers = {
    "content-type": "application/json; charset=utf-8",
    "content-disposition": `attachment; filename="steward-${now.toISOString().slice(0, 10)}.json"`,
  };
  return new Response(streamText(exportAccount(user.id, now)), { headers });
});
