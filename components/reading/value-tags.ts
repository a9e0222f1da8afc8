import { dayWords } from "@/components/tasks/due-words";
import { recurrenceWords } from "@/lib/domain/recurrence-words";
import type { CalendarDate } from "@/lib/domain/zoned-time";
import type { DateReading, PriorityReading, RecurrenceReading, Span } from "@/lib/language/understanding";

export interface ReadingTag {
  text: string;
  /** Set when these characters can be taken as mere words instead, and are then no longer such a thing. */
  literally: { span: Span; not: "a date" | "a priority" } | null;
}

/** What is said of a reading: what it will do, and with what. */
export interface ReadingWords {
  command: string;
  tags: ReadingTag[];
}

export interface ReadingHere {
  today: CalendarDate;
  locale: string;
}

interface Values {
  dates: DateReading[];
  recurrence: RecurrenceReading | null;
  priority: PriorityReading | null;
}

/** When, how often and how urgent, as the task will say it. */
export function valueTags({ dates, recurrence, priority }: Values, here: ReadingHere): ReadingTag[] {
  const tags: ReadingTag[] = [];
  if (recurrence) {
    const { first, rule, span } = recurrence;
    const text = `${recurrenceWords(rule)}, from ${sayMoment(first.start, first.grain, here)}`;
    tags.push({ text, literally: { span, not: "a date" } });
  } else {
    for (const { start, grain, span } of dates)
      tags.push({ text: sayMoment(start, grain, here), literally: { span, not: "a date" } });
  }
  if (priority)
    tags.push({
      text: `${priority.priority} priority`,
      literally: { span: priority.span, not: "a priority" },
    });
  return tags;
}

/** "Tomorrow 9:00", as the task will say it; the wall clock's own figures, whatever the zone. */
function sayMoment(start: string, grain: string, here: ReadingHere): string {
  const day = sayDay(start, here);
  if (grain === "day") return day;
  const time = new Intl.DateTimeFormat(here.locale, { hour: "numeric", minute: "2-digit", timeZone: "UTC" });
  return `${day} ${time.format(new Date(`${start}Z`))}`;
}

const sayDay = (start: string, { today, locale }: ReadingHere): string =>
  dayWords(start.slice(0, 10), today, { locale, hasHeading: false });
