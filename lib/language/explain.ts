import type { Proposal } from "@/lib/language/intent/proposal";
import type { DateReading, Intent, PriorityReading, RecurrenceReading } from "@/lib/language/understanding";

const NAMES: Readonly<Record<Intent, string>> = {
  CREATE_TASK: "new task",
  LIST_TASKS: "list of tasks",
  COMPLETE_TASK: "mark as done",
  UPDATE_TASK: "change a task",
  DELETE_TASK: "delete",
  SCHEDULE_REMINDER: "reminder",
  LIST_REMINDERS: "list of reminders",
  CHANGE_REMINDER: "change a reminder",
  CANCEL_REMINDER: "cancel a reminder",
  UNDO: "undo",
  RESTORE_TASK: "restore",
  GENERAL_CHAT: "conversation",
};

const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** "Tue 3 Feb 09:00", or without the time when none was said. */
function sayMoment(start: string, grain: DateReading["grain"]): string {
  const date = new Date(`${start}Z`);
  const day = `${WEEKDAYS[date.getUTCDay()]} ${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`;
  return grain === "day" ? day : `${day} ${start.slice(11, 16)}`;
}

interface Findings {
  proposal: Proposal;
  dates: readonly DateReading[];
  recurrence: RecurrenceReading | null;
  priority: PriorityReading | null;
}

/** Why it was understood so, in words a person can check: "'remind me to' → reminder; 'tomorrow at 9' → Tue 3 Feb 09:00". */
export function explain({ proposal, dates, recurrence, priority }: Findings): string {
  const parts = [
    proposal.because
      ? `'${proposal.because}' → ${NAMES[proposal.intent]}`
      : `no command word → ${NAMES[proposal.intent]}`,
  ];
  for (const date of dates)
    parts.push(`'${date.text}' → ${sayMoment(date.start, date.grain)}${date.isPast ? " (past)" : ""}`);
  if (recurrence)
    parts.push(
      `'${recurrence.text}' → ${recurrence.rule}, first ${sayMoment(recurrence.first.start, recurrence.first.grain)}`,
    );
  if (priority) parts.push(`'${priority.text}' → ${priority.priority} priority`);
  return parts.join("; ");
}
