import { parseRecurrence } from "@/lib/domain/parse-recurrence";
import type { RecurrenceReading } from "@/lib/language/understanding";

/** Whether a task can come back like this: by days, weeks, months or years, within the domain's bounds, and as often as was said. */
export const isTaskRhythm = ({ rule, isOpen }: RecurrenceReading): boolean => !isOpen && parseRecurrence(rule) !== null;
