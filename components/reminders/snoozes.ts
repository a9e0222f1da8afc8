import type { SnoozeWish } from "@/components/reminders/reminder-requests";
import { addDays, calendarDateAt } from "@/lib/domain/zoned-time";

interface Snooze {
  /** On the button. */
  name: string;
  /** In a sentence after "Snooze …". */
  words: string;
  wish(now: Date, timeZone: string): SnoozeWish;
}

/** How long a reminder can be put off with one click. */
export const SNOOZES: readonly Snooze[] = [
  { name: "10 min", words: "for 10 minutes", wish: () => ({ snooze_minutes: 10 }) },
  { name: "1 h", words: "for an hour", wish: () => ({ snooze_minutes: 60 }) },
  {
    name: "Tomorrow 9:00",
    words: "until tomorrow at 9:00",
    wish: (now, timeZone) => ({ snooze_until: `${addDays(calendarDateAt(now, timeZone), 1)}T09:00` }),
  },
];
