import type { ReminderJson } from "@/lib/domain/reminder-json";

/** How a reminder comes again: "every 30 minutes, 3 times". Empty when it comes once. */
export function repeatWords({ repeat_interval_minutes: interval, repeat_count: count }: ReminderJson): string {
  if (interval === null) return "";
  return [`every ${intervalWords(interval)}`, count === null ? "" : `${count} times`].filter(Boolean).join(", ");
}

function intervalWords(minutes: number): string {
  if (minutes % 1440 === 0) return minutes === 1440 ? "day" : `${minutes / 1440} days`;
  if (minutes % 60 === 0) return minutes === 60 ? "hour" : `${minutes / 60} hours`;
  return minutes === 1 ? "minute" : `${minutes} minutes`;
}
