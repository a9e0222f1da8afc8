import { z } from "zod";
import { canonicalTimeZone } from "@/lib/domain/canonical-time-zone";

/** Wherever a time zone comes in: it goes on, and is stored, in its one spelling. */
export const timeZoneField = z
  .string({ error: "Time zone must be one like Europe/Berlin" })
  .transform((name, context) => {
    const timeZone = canonicalTimeZone(name);
    if (timeZone !== null) return timeZone;
    context.addIssue({ code: "custom", message: "Time zone must be one like Europe/Berlin" });
    return z.NEVER;
  });
