import { z } from "zod";
import { userRoute } from "@/lib/auth/user-route";
import { conversationJson } from "@/lib/domain/conversation";
import { conversationPage } from "@/lib/views/conversations";

const input = z.strictObject({
  search: z.string().trim().min(1).max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: z.string().max(200).optional(),
});

const description = {
  summary: "The conversations, the last used first",
  answers: { 200: z.object({ conversations: z.array(conversationJson), next_cursor: z.string().nullable() }) },
};

export const GET = userRoute(
  "/api/conversations",
  { from: "query", input, tokens: "accepted", description },
  async ({ user, input: { search, limit, cursor } }) =>
    Response.json(await conversationPage(user.id, { search, limit, cursor })),
);
