import type { Notice } from "@/lib/domain/notice";
import { shortened } from "@/lib/domain/shortened";

/** As much as a phone shows of a title. */
const TITLE_LENGTH = 120;
/** What "Snooze" on a notification means. */
const SNOOZE_MINUTES = 10;

/** What the service worker (public/sw.js) gets: enough to show it and to act on it, small enough for every vendor. */
export const reminderPayload = ({ id, reminderId, task, occurrence, occurrenceAt, late, timeZone }: Notice): string =>
  JSON.stringify({
    kind: "reminder",
    id,
    reminder: reminderId,
    task: { id: task.id, number: task.number, title: shortened(task.title, TITLE_LENGTH) },
    /** The day that "Done" is about, of a task that repeats. */
    occurrence,
    at: occurrenceAt,
    late,
    time_zone: timeZone,
    snooze_minutes: SNOOZE_MINUTES,
  });

export const testPayload = (): string => JSON.stringify({ kind: "test", id: "test" });
