import type { ShownTaskJson } from "@/lib/domain/shown-task-json";
import type { Instant } from "@/lib/domain/task";

/** One notification as a channel sends it. The id is the same however often it is tried. */
export interface Notice {
  id: string;
  userId: string;
  timeZone: string;
  /** How the person writes dates. */
  locale: string;
  task: ShownTaskJson;
  occurrenceAt: Instant;
  late: boolean;
  /** Quiet hours kept it until then. */
  heldUntil: Instant | null;
  /** How long a snooze is when nobody says. */
  snoozeMinutes: number;
}
