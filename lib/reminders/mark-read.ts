import { z } from "zod";
import { LIMITS } from "@/lib/domain/limits";
import { markNotificationsRead } from "@/lib/store/notification-store";

/** Which ones were looked at. */
export const readWish = z.union([
  z.strictObject({ ids: z.array(z.uuid()).min(1).max(LIMITS.listPage) }),
  z.strictObject({ all: z.literal(true) }),
]);

/** Having seen something changes none of the person's things, so it does not pass the gate and is not in the audit. */
export const markRead = (userId: string, wish: z.infer<typeof readWish>): Promise<void> =>
  markNotificationsRead(userId, "ids" in wish ? wish.ids : "all", new Date());
