import { z } from "zod";
import { parseMoment } from "@/lib/domain/due";
import { StewardError } from "@/lib/domain/steward-error";
import type { ToolContext } from "@/lib/tools/tool";

const NOT_A_MOMENT = "Remind at must be a time like 2026-02-03T09:00";

export const momentText = z.string({ error: NOT_A_MOMENT }).max(40, NOT_A_MOMENT);

/** A time that a reminder can still be set for; fails in words otherwise. */
export function futureMoment(text: string, { timeZone, now }: ToolContext): Date {
  const moment = parseMoment(text, timeZone);
  if (!moment) throw new StewardError("VALIDATION_ERROR", NOT_A_MOMENT);
  return requireFuture(moment, now);
}

export function requireFuture(moment: Date, now: Date): Date {
  if (moment > now) return moment;
  throw new StewardError("VALIDATION_ERROR", "That time has already passed");
}
