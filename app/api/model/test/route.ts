import { tryModel } from "@/lib/agent/models/try-model";
import { NO_INPUT, userRoute } from "@/lib/auth/user-route";

/** Counted like a message: it costs what a message costs. */
export const POST = userRoute("/api/model/test", { ...NO_INPUT, bucket: "messages" }, async ({ user }) =>
  Response.json(await tryModel(user.timeZone)),
);
