import { z } from "zod";
import { readConversation } from "@/lib/agent/read-conversation";
import { NO_INPUT, userRoute } from "@/lib/auth/user-route";
import { wholeConversationJson } from "@/lib/domain/conversation";
import { LIMITS } from "@/lib/domain/limits";
import { removeConversation, retitleConversation } from "@/lib/views/conversations";
import { conversationIn } from "../../conversation-in";

const page = z.strictObject({
  limit: z.coerce.number().int().min(1).max(200).default(100),
  before: z.string().max(100).optional(),
});

const change = z.strictObject({
  title: z
    .string({ error: "Title is required" })
    .trim()
    .min(1, "Title is required")
    .max(LIMITS.conversationTitleLength, `Title must be at most ${LIMITS.conversationTitleLength} characters`),
});

const description = { summary: "A conversation and its messages", answers: { 200: wholeConversationJson } };

export const GET = userRoute(
  "/api/conversations/{id}",
  { from: "query", input: page, tokens: "accepted", description },
  async ({ user, params, input }) => Response.json(await readConversation(user.id, conversationIn(params), input)),
);

export const PATCH = userRoute(
  "/api/conversations/{id}",
  { from: "body", input: change },
  async ({ user, params, input: { title } }) =>
    Response.json(await retitleConversation(user.id, conversationIn(params), title)),
);

export const DELETE = userRoute("/api/conversations/{id}", NO_INPUT, async ({ user, params }) => {
  await removeConversation(user.id, conversationIn(params));
  return new Response(null, { status: 204 });
});
