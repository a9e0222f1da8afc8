import type { ShownTaskJson } from "@/lib/domain/shown-task-json";
import type { Instant } from "@/lib/domain/task";
import type { CalendarDate } from "@/lib/domain/zoned-time";

/** One notification as a channel sends it. The id is the same however often it is tried. */
export interface Notice {
  id: string;
  userId: string;
  reminderId: string;
  timeZone: string;
  /** How the person writes dates. */
  locale: string;
  task: ShownTaskJson;
  /** Of a task that repeats: the day that is to be done. Whoever says "done" names it, so that no later one is skipped. */
  occurrence: CalendarDate | null;
  occurrenceAt: Instant;
  late: boolean;
  /** Quiet hours kept it until then. */
  heldUntil: Instant | null;
  /** How long a snooze is when nobody says. */
  snoozeMinutes: number;
}
