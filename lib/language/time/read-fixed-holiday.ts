import type { Reading } from "@/lib/language/text/read-number";
import type { Token } from "@/lib/language/text/token";
import { findHoliday } from "@/lib/language/time/holidays/find-holiday";
import type { RecurrenceParts } from "@/lib/language/time/time-piece";
import { formatDate } from "@/lib/language/time/wall";

/** "Christmas": a feast that has its date, not one that moves. */
export function readFixedHoliday(
  tokens: readonly Token[],
  at: number,
): Reading<Pick<RecurrenceParts, "byMonth" | "byMonthDay">> | null {
  const holiday = findHoliday(tokens, at);
  const dates = [2023, 2024, 2025, 2026].map((year) => formatDate(holiday?.dateIn(year) ?? 0).slice(5));
  const [date = ""] = dates;
  if (!holiday || dates.some((other) => other !== date)) return null;
  const [month = 1, day = 1] = date.split("-").map(Number);
  return { value: { byMonth: [month], byMonthDay: [day] }, next: holiday.next };
}
