import { NO_INPUT, userRoute } from "@/lib/auth/user-route";
import { withdrawAccessToken } from "@/lib/auth/withdraw-access-token";

export const DELETE = userRoute("/api/tokens/{id}", NO_INPUT, async ({ user, params }) => {
  await withdrawAccessToken(user.id, params.id ?? "");
  return new Response(null, { status: 204 });
});
