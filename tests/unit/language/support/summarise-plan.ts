import type { PlanStep, ReminderRepeat, ReminderTime, TaskReference } from "@/lib/language/understanding";

function sayReference(reference: TaskReference | null): string {
  if (!reference) return "?";
  switch (reference.kind) {
    case "number":
      return [reference.number, ...(reference.also ?? [])].map((number) => `#${number}`).join(" ");
    case "position":
      return `${reference.from} ${reference.index}${reference.count > 1 ? ` and ${reference.count - 1} more` : ""}`;
    case "pronoun":
      return reference.plural ? "them" : "it";
    case "several":
      return reference.each.map(sayReference).join(" and ");
    case "rest":
      return "the rest";
    case "title":
      return `"${reference.title}"`;
    case "every":
      return `every ${JSON.stringify(reference.filter)}${reference.unclear ? ` that is ${reference.unclear}` : ""}`;
    case "id":
      return reference.id;
    case "step":
      return `of step ${reference.step}`;
  }
}

function sayTime(time: ReminderTime | null): string {
  if (!time) return "?";
  if (time.kind === "at") return time.date.remindAt;
  if (time.kind === "first") return time.recurrence.first.remindAt;
  return `${time.offset.minutesBefore} minutes before${time.offset.at ? ` at ${time.offset.at}` : ""}`;
}

function sayRepeat(repeat: ReminderRepeat | null): string {
  if (!repeat) return "";
  return ` every ${repeat.intervalMinutes} minutes${repeat.count === null ? "" : `, ${repeat.count} times`}`;
}

function sayStep(step: PlanStep): string {
  switch (step.tool) {
    case "add_task":
      return [
        `add ${JSON.stringify(step.title)}`,
        step.description && `described as ${JSON.stringify(step.description)}`,
        step.priority && `priority ${step.priority}`,
        step.due && `due ${step.due.due}`,
        step.perhaps && !step.perhaps.isWhole && `unless "${step.perhaps.title}" is there`,
        step.recurrence && `${step.recurrence.rule} from ${step.recurrence.first.due}`,
      ]
        .filter(Boolean)
        .join(", ");
    case "list_tasks":
      if ("task" in step) return `${step.asks} of ${sayReference(step.task)}`;
      return `list tasks ${JSON.stringify(step.filter)}`;
    case "list_reminders":
      return `list reminders ${JSON.stringify(step.filter)}`;
    case "schedule_reminder":
      return `remind ${sayReference(step.task)} ${sayTime(step.time)}${sayRepeat(step.repeat)}`;
    case "complete_task":
      return `${step.completed ? "complete" : "reopen"} ${sayReference(step.task)}`;
    case "delete_task":
      return `delete ${sayReference(step.task)}`;
    case "restore_task":
      return `restore ${sayReference(step.task)}`;
    case "undo":
      return step.redo ? "redo" : "undo";
    case "change_reminder":
      if (step.change.kind === "cancel") return `cancel reminder ${sayReference(step.reminder)}`;
      return step.change.kind === "shift"
        ? `move reminder ${sayReference(step.reminder)} by ${step.change.minutes} minutes`
        : `move reminder ${sayReference(step.reminder)} to ${sayTime(step.change.to)}`;
    case "update_task": {
      const { due, recurrence, ...plain } = step.changes;
      const changes = {
        ...plain,
        ...(due !== undefined && { due: due === null ? null : due.due }),
        ...(recurrence !== undefined && { recurrence: recurrence === null ? null : recurrence.rule }),
      };
      return `update ${sayReference(step.task)} ${JSON.stringify(changes)}`;
    }
  }
}

/** A plan as one line, so that a table of sentences can be read at a glance. */
export const summarisePlan = (plan: readonly PlanStep[]): string => plan.map(sayStep).join("; ");
