import { type ReadingHere, type ReadingTag, type ReadingWords, valueTags } from "@/components/reading/value-tags";
import { ACT_AT, type Intent, type Understanding } from "@/lib/language/understanding";

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
export function readingTags(reading: Understanding, here: ReadingHere): ReadingWords {
  const command = reading.confidence >= ACT_AT ? commandOf(reading) : "";
  if (!command) return { command: "", tags: [] };
  const { title, plan } = reading;
  const titles = plan.flatMap((step) => (step.tool === "add_task" && step.title ? [step.title] : []));
  const named = titles.length > 1 ? titles : title ? [title] : [];
  const tags: ReadingTag[] = [...named.map(plainTag), ...valueTags(reading, here)];
  if (makesTask(reading) && plan.some(({ tool }) => tool === "schedule_reminder")) tags.push(plainTag("reminder"));
  return { command: titles.length > 1 ? `${titles.length} new tasks` : command, tags };
}

const plainTag = (text: string): ReadingTag => ({ text, literally: null });

/** "Remind me to call the bank" makes the task that it is to remind of. */
const makesTask = ({ plan }: Understanding): boolean => plan[0]?.tool === "add_task";

const commandOf = (reading: Understanding): string =>
  makesTask(reading) ? "New task" : (COMMANDS[reading.intent] ?? "");
