import { parseRecurrence } from "@/lib/domain/recurrence";
import type { RecurrenceReading } from "@/lib/language/understanding";

/** Whether a task can come back like this: by days, weeks, months or years, within the domain's bounds. */
export const isTaskRhythm = ({ rule }: RecurrenceReading): boolean => parseRecurrence(rule) !== null;
