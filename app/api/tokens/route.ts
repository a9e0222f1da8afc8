import { issueAccessToken, newAccessToken } from "@/lib/auth/issue-access-token";
import { NO_INPUT, userRoute } from "@/lib/auth/user-route";
import { readAccessTokens } from "@/lib/views/access-token-list";

/** For the person alone: a token that could make tokens would outlive its own end. */
export const GET = userRoute("/api/tokens", NO_INPUT, async ({ user }) =>
  Response.json({ tokens: await readAccessTokens(user.id) }),
);

export const POST = userRoute("/api/tokens", { from: "body", input: newAccessToken }, async ({ user, input }) =>
  Response.json(await issueAccessToken(user.id, input), { status: 201 }),
);
