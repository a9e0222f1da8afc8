import { z } from "zod";
import { userRoute } from "@/lib/auth/user-route";
import { LIMITS } from "@/lib/domain/limits";
import { readUndoneRecords } from "@/lib/views/undone-records";

const query = z.strictObject({
  records: z
    .string()
    .transform((text) => text.split(","))
    .pipe(z.array(z.uuid()).max(LIMITS.listPage)),
});

/** Which of some changes were taken back: for a page that offers to take them back. */
export const GET = userRoute("/api/activity/undone", { from: "query", input: query }, async ({ user, input }) =>
  Response.json({ undone: await readUndoneRecords(user.id, input.records) }),
);
