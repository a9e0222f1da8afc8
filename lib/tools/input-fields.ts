import { z } from "zod";
import { LIMITS } from "@/lib/domain/limits";
import { parseRecurrence } from "@/lib/domain/parse-recurrence";

/** Fields that several tools share, each described once for people and models. */

export const titleField = z
  .string({ error: "Title is required" })
  .trim()
  .min(1, "Title is required")
  .max(LIMITS.titleLength, `Title must be at most ${LIMITS.titleLength} characters`)
  .describe("What is to be done, in the person's own words");

export const descriptionField = z
  .string({ error: "Description must be text" })
  .trim()
  .max(LIMITS.descriptionLength, `Description must be at most ${LIMITS.descriptionLength} characters`)
  .describe("Details that do not belong in the title");

export const priorityField = z
  .enum(["low", "medium", "high"], { error: "Priority must be low, medium or high" })
  .describe("How much it matters");

export const dueField = z
  .string({ error: "Due must be a date" })
  .max(40, "Due must be a date")
  .describe("ISO date (2026-02-03), or date-time in the person's zone (2026-02-03T09:00) or with an offset");

export const recurrenceField = z
  .string({ error: "Recurrence must be an RFC 5545 rule" })
  .transform((text, context) => {
    const rule = parseRecurrence(text);
    if (rule !== null) return rule;
    context.addIssue({
      code: "custom",
      message: "Recurrence must be an RFC 5545 rule of days, weeks, months or years",
    });
    return z.NEVER;
  })
  .describe("How it repeats: an RFC 5545 rule such as FREQ=WEEKLY;BYDAY=MO");

const NOT_A_TASK = "Task must be a number, an id or words of its title";

export const taskField = z
  .union(
    [
      z.number().int(NOT_A_TASK).positive(NOT_A_TASK),
      z.string().trim().min(1, NOT_A_TASK).max(LIMITS.titleLength, NOT_A_TASK),
    ],
    { error: NOT_A_TASK },
  )
  .describe("Its number, its id, or words of its title");
