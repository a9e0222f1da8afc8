import { InputField } from "@/components/tasks/input-field";
import type { TaskAct } from "@/components/tasks/task-act";
import { useDraft } from "@/components/tasks/use-draft";
import type { TaskJson } from "@/lib/domain/task-json";
import { calendarDateAt, toWallTime } from "@/lib/domain/zoned-time";

interface DueFieldsProps {
  task: TaskJson;
  now: Date;
  timeZone: string;
  act: TaskAct;
}

/** The day, and the time of day if there is one; both in the person's zone. */
export function DueFields({ task, now, timeZone, act }: DueFieldsProps) {
  const day = task.due_on ?? "";
  const time = task.due_at === null ? "" : timeOfDay(new Date(task.due_at), timeZone);
  const save = (newDay: string, newTime: string) => {
    const due = newDay === "" ? null : newTime === "" ? newDay : `${newDay}T${newTime}`;
    return act({ type: "change", task, fields: { due } });
  };
  const date = useDraft(day, (newDay) => save(newDay, newDay === "" ? "" : time));
  // A time alone means today.
  const clock = useDraft(time, (newTime) => save(day || calendarDateAt(now, timeZone), newTime));
  return (
    <>
      <InputField label="Date" type="date" max="9999-12-30" {...date.field} onKeyDown={onEnter(date.commit)} />
      <InputField label="Time" type="time" {...clock.field} onKeyDown={onEnter(clock.commit)} />
    </>
  );
}

const onEnter = (commit: () => Promise<void>) => (event: { key: string }) => {
  if (event.key === "Enter") void commit();
};

function timeOfDay(instant: Date, timeZone: string): string {
  const { hour, minute } = toWallTime(instant, timeZone);
  return `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}
