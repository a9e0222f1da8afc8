import { z } from "zod";
import { LIMITS } from "@/lib/domain/limits";
import { parseRecurrence } from "@/lib/domain/parse-recurrence";
import { NOT_A_TASK, readTaskReference } from "@/lib/domain/task-reference";

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

export const taskField = z
  .union([z.number().int(), z.string()], { error: NOT_A_TASK })
  .transform((reference, context) => {
    const named = readTaskReference(reference);
    if (named !== null) return named;
    context.addIssue({ code: "custom", message: NOT_A_TASK });
    return z.NEVER;
  })
  .describe("Its number or its id");
