import { z } from "zod";
import { hasPlainYear } from "@/lib/domain/zoned-time";

/** A moment as programs write it. PostgreSQL refuses some of the years that JavaScript takes. */
export const momentField = z.iso
  .datetime({ offset: true, error: "Times must look like 2026-02-03T09:00:00Z" })
  .refine((text) => hasPlainYear(new Date(text)), { error: "Times must be between the years 1000 and 9999" });
