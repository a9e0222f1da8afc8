import type { ReminderJson } from "@/lib/domain/reminder-json";

/** ", every 30 minutes, 4 times"; empty when it comes once. */
export function sayRepeat({ repeat_interval_minutes, repeat_count }: ReminderJson): string {
  if (repeat_interval_minutes === null) return "";
  const every = repeat_interval_minutes === 1 ? "every minute" : `every ${repeat_interval_minutes} minutes`;
  return repeat_count === null ? `, ${every}` : `, ${every}, ${repeat_count} times`;
}
