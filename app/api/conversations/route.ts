import { z } from "zod";
import { userRoute } from "@/lib/auth/user-route";
import { conversationPage } from "@/lib/views/conversations";

const input = z.strictObject({
  search: z.string().trim().min(1).max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: z.string().max(200).optional(),
});

export const GET = userRoute(
  { from: "query", input, tokens: "accepted" },
  async ({ user, input: { search, limit, cursor } }) =>
    Response.json(await conversationPage(user.id, { search, limit, cursor })),
);
