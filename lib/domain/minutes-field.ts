import { z } from "zod";
import { LIMITS } from "@/lib/domain/limits";

/** How long between two reminders of the same thing, from a minute to a day. */
export const minutesField = (what: string) =>
  z
    .number({ error: `${what} must be a number of minutes` })
    .int(`${what} must be a whole number of minutes`)
    .min(1, `${what} must be at least 1 minute`)
    .max(LIMITS.repeatIntervalMinutes, `${what} must be at most ${LIMITS.repeatIntervalMinutes} minutes`);
