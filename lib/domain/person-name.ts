import { z } from "zod";
import { LIMITS } from "@/lib/domain/limits";

/** A name as people type it: one line, no control characters, any script. */
export const personName = z
  .string()
  .transform(tidyName)
  .pipe(
    z
      .string()
      .min(1, { error: "Name is required" })
      .max(LIMITS.nameLength, { error: `Name must be at most ${LIMITS.nameLength} characters` }),
  );

/** What a provider calls somebody, cut to what we keep, and never in the middle of a character. */
export function fittingName(name: string): string | undefined {
  const cut = tidyName(name).slice(0, LIMITS.nameLength);
  return cut.replace(/[\uD800-\uDBFF]$/, "").trimEnd() || undefined;
}

function tidyName(name: string): string {
  return name
    .normalize("NFC")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}
