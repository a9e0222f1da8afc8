import { recurrenceWords } from "@/lib/domain/recurrence-words";
import { ACT_AT, type Intent, type Span, type Understanding } from "@/lib/language/understanding";

export interface ReadingTag {
  kind: "title" | "date" | "recurrence" | "priority";
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

/** A reading in a few words. What is not sure enough to be done is not shown as if it were. */
export function readingTags(reading: Understanding): { command: string; tags: ReadingTag[] } {
  const command = reading.confidence >= ACT_AT ? (COMMANDS[reading.intent] ?? "") : "";
  if (!command) return { command: "", tags: [] };
  const { title, dates, recurrence, priority, plan } = reading;
  const titles = plan.flatMap((step) => (step.tool === "add_task" && step.title ? [step.title] : []));
  const tags: ReadingTag[] = [];
  for (const text of titles.length > 1 ? titles : title ? [title] : []) tags.push({ kind: "title", text, span: null });
  if (recurrence) {
    const { first, rule, span } = recurrence;
    tags.push({
      kind: "recurrence",
      text: `${recurrenceWords(rule)}, from ${sayMoment(first.start, first.grain)}`,
      span,
    });
  } else {
    for (const { start, grain, span } of dates) {
      tags.push({ kind: "date", text: sayMoment(start, grain), span });
    }
  }
  if (priority) tags.push({ kind: "priority", text: `${priority.priority} priority`, span: null });
  return { command: titles.length > 1 ? `${titles.length} new tasks` : command, tags };
}

/** "Tue, Feb 3, 9:00 AM" in the browser's own language; the wall clock's own figures, whatever the zone. */
function sayMoment(start: string, grain: string): string {
  const day: Intl.DateTimeFormatOptions = { weekday: "short", month: "short", day: "numeric", timeZone: "UTC" };
  const time: Intl.DateTimeFormatOptions = grain === "day" ? {} : { hour: "numeric", minute: "2-digit" };
  return new Intl.DateTimeFormat(undefined, { ...day, ...time }).format(new Date(`${start}Z`));
}
