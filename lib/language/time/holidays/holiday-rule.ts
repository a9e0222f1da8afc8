import type { Wall } from "@/lib/language/time/wall";

/** A holiday and how its date follows from the year. Names are lower case without apostrophes. */
export interface HolidayRule {
  names: readonly string[];
  dateIn: (year: number) => Wall | null;
}
