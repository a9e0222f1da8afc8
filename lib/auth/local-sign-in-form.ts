import { z } from "zod";
import { personName } from "@/lib/domain/person-name";
import { isTimeZone } from "@/lib/domain/zoned-time";

export const localSignInForm = z.object({
  name: personName,
  timeZone: z.string().refine(isTimeZone).optional().catch(undefined),
});

/** "Ada" and "ada" are the same person at this machine. */
export const localAccountName = (name: string): string => name.toLowerCase();
