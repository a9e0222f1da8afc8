import type { SnoozeWish } from "@/components/reminders/reminder-requests";
import { addDays, calendarDateAt } from "@/lib/domain/zoned-time";

interface Snooze {
  /** On the button. */
  name: string;
  /** In a sentence after "Snooze …". */
  words: string;
  wish(now: Date, timeZone: string): SnoozeWish;
}

const HOUR = 60;

const TOMORROW: Snooze = {
  name: "Tomorrow 9:00",
  words: "until tomorrow at 9:00",
  wish: (now, timeZone) => ({ snooze_until: `${addDays(calendarDateAt(now, timeZone), 1)}T09:00` }),
};

/** How long a reminder can be put off with one click: first what the person usually takes. */
export function snoozesFor(usualMinutes: number): readonly Snooze[] {
  const lengths = usualMinutes === HOUR ? [HOUR] : [usualMinutes, HOUR];
  return [...lengths.map(forMinutes), TOMORROW];
}

const forMinutes = (minutes: number): Snooze => ({
  name: minutes % HOUR === 0 ? `${minutes / HOUR} h` : `${minutes} min`,
  words: `for ${lengthWords(minutes)}`,
  wish: () => ({ snooze_minutes: minutes }),
});

/** "10 minutes", "an hour", "2 hours". */
export function lengthWords(minutes: number): string {
  if (minutes % HOUR === 0) return minutes === HOUR ? "an hour" : `${minutes / HOUR} hours`;
  return minutes === 1 ? "a minute" : `${minutes} minutes`;
}
