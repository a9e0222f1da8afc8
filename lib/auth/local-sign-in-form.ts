import { z } from "zod";
import { isTimeZone } from "@/lib/domain/zoned-time";

export const localSignInForm = z.object({
  name: z
    .string()
    .transform((name) => name.normalize("NFC").replace(/\s+/g, " ").trim())
    .pipe(z.string().min(1).max(80)),
  timeZone: z.string().refine(isTimeZone).optional().catch(undefined),
});

/** "Ada" and "ada" are the same person at this machine. */
export const localAccountName = (name: string): string => name.toLowerCase();
