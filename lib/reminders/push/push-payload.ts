import type { Notice } from "@/lib/domain/notice";
import { visibleText } from "@/lib/domain/visible-parts";

/** As much as a phone shows of a title. */
const TITLE_LENGTH = 120;

/** What the service worker (public/sw.js) gets: enough to show it and to act on it, small enough for every vendor. */
export const reminderPayload = ({ task, ...notice }: Notice): string =>
  JSON.stringify({
    kind: "reminder",
    id: notice.id,
    reminder: notice.reminderId,
    task: { id: task.id, number: task.number, title: visibleText(task.title, TITLE_LENGTH) },
    /** The day that "Done" is about, of a task that repeats. */
    occurrence: notice.occurrence,
    at: notice.occurrenceAt,
    late: notice.late,
    /** It waited for the end of quiet hours. */
    held: notice.heldUntil !== null,
    time_zone: notice.timeZone,
    snooze_minutes: notice.snoozeMinutes,
  });

export const testPayload = (): string => JSON.stringify({ kind: "test", id: "test" });
