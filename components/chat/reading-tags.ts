import { dayWords } from "@/components/tasks/due-words";
import { recurrenceWords } from "@/lib/domain/recurrence-words";
import type { CalendarDate } from "@/lib/domain/zoned-time";
import { ACT_AT, type Intent, type Span, type Understanding } from "@/lib/language/understanding";

export interface ReadingTag {
  text: string;
  /** Set when these characters can be taken as mere words instead. */
  span: Span | null;
}

const COMMANDS: Partial<Record<Intent, string>> = {
  CREATE_TASK: "New task",
  SCHEDULE_REMINDER: "Reminder",
  LIST_TASKS: "Show tasks",
  COMPLETE_TASK: "Mark as done",
  UPDATE_TASK: "Change",
  DELETE_TASK: "Ask to delete",
  LIST_REMINDERS: "Show reminders",
  CHANGE_REMINDER: "Change a reminder",
  CANCEL_REMINDER: "Cancel a reminder",
  UNDO: "Undo",
  RESTORE_TASK: "Restore",
};

interface ReadingWords {
  today: CalendarDate;
  locale: string;
}

/** A reading in a few words. What is not sure enough to be done is not shown as if it were. */
export function readingTags(reading: Understanding, words: ReadingWords): { command: string; tags: ReadingTag[] } {
  const command = reading.confidence >= ACT_AT ? commandOf(reading) : "";
  if (!command) return { command: "", tags: [] };
  const { title, dates, recurrence, priority, plan } = reading;
  const titles = plan.flatMap((step) => (step.tool === "add_task" && step.title ? [step.title] : []));
  const tags: ReadingTag[] = [];
  for (const text of titles.length > 1 ? titles : title ? [title] : []) tags.push({ text, span: null });
  if (recurrence) {
    const { first, rule, span } = recurrence;
    tags.push({ text: `${recurrenceWords(rule)}, from ${sayMoment(first.start, first.grain, words)}`, span });
  } else {
    for (const { start, grain, span } of dates) {
      tags.push({ text: sayMoment(start, grain, words), span });
    }
  }
  if (priority) tags.push({ text: `${priority.priority} priority`, span: null });
  if (makesTask(reading) && plan.some(({ tool }) => tool === "schedule_reminder"))
    tags.push({ text: "reminder", span: null });
  return { command: titles.length > 1 ? `${titles.length} new tasks` : command, tags };
}

/** "Remind me to call the bank" makes the task that it is to remind of. */
const makesTask = ({ plan }: Understanding): boolean => plan[0]?.tool === "add_task";

const commandOf = (reading: Understanding): string =>
  makesTask(reading) ? "New task" : (COMMANDS[reading.intent] ?? "");

/** "Tomorrow 9:00", as the task will say it; the wall clock's own figures, whatever the zone. */
function sayMoment(start: string, grain: string, words: ReadingWords): string {
  const day = sayDay(start, words);
  if (grain === "day") return day;
  const time = new Intl.DateTimeFormat(words.locale, { hour: "numeric", minute: "2-digit", timeZone: "UTC" });
  return `${day} ${time.format(new Date(`${start}Z`))}`;
}

const sayDay = (start: string, { today, locale }: ReadingWords): string =>
  dayWords(start.slice(0, 10), today, { locale, hasHeading: false });
