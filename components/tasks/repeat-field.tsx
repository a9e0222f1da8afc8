import { ChoiceField } from "@/components/tasks/labelled-field";
import { recurrenceWords } from "@/components/tasks/recurrence-words";
import type { TaskAct } from "@/components/tasks/task-act";
import type { TaskJson } from "@/lib/domain/task-json";

const CHOICES = {
  "": "Never",
  "FREQ=DAILY": "Every day",
  "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR": "Every weekday",
  "FREQ=WEEKLY": "Every week",
  "FREQ=MONTHLY": "Every month",
  "FREQ=YEARLY": "Every year",
};

/** How often it comes back. A rule that was said in other words stands among the choices in words. */
export function RepeatField({ task, act }: { task: TaskJson; act: TaskAct }) {
  const rule = task.recurrence ?? "";
  const choices = rule in CHOICES ? CHOICES : { ...CHOICES, [rule]: recurrenceWords(rule) };
  const choose = (recurrence: string) => act({ type: "change", task, fields: { recurrence: recurrence || null } });
  return <ChoiceField label="Repeat" value={rule} choices={choices} onChoose={choose} />;
}
