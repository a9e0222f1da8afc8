import { BellPlus, BellRing, X } from "lucide-react";
import { type FormEvent, useState } from "react";
import { toast } from "sonner";
import { Button } from "@/components/button";
import { sentenceOf } from "@/components/send-request";
import type { ChangedReminder, ReminderWish } from "@/components/tasks/reminder-requests";
import type { TaskAct } from "@/components/tasks/task-act";
import { useReminders } from "@/components/tasks/use-reminders";
import { TextButton } from "@/components/text-button";
import type { TaskJson } from "@/lib/domain/task-json";

interface TaskRemindersProps {
  task: TaskJson;
  timeZone: string;
  act: TaskAct;
}

const BEFORE_DUE = { 0: "When it is due", 10: "10 minutes before", 60: "1 hour before", 1440: "1 day before" };

/** When the person will be reminded of it. */
export function TaskReminders({ task, timeZone, act }: TaskRemindersProps) {
  const { reminders, add, cancel } = useReminders(task.id);
  const [adding, setAdding] = useState(false);

  async function report(change: Promise<ChangedReminder>, sentence: string): Promise<boolean> {
    try {
      return await act({ type: "done", sentence, record: (await change).record_id });
    } catch (error) {
      toast.error(`Not saved. ${sentenceOf(error)}`);
      return false;
    }
  }

  async function submit(wish: ReminderWish): Promise<void> {
    if (await report(add(wish), "Reminder set")) setAdding(false);
  }

  if (task.status === "completed") return null;
  return (
    <div className="text-label">
      <div className="flex flex-wrap items-center gap-2">
        {reminders?.map(({ id, next_at, remind_at }) => (
          <span key={id} className="inline-flex items-center gap-1.5 rounded-small bg-panel ps-2 text-small text-soft">
            <BellRing aria-hidden="true" className="size-3.5" />
            {momentWords(next_at ?? remind_at, timeZone)}
            <button
              type="button"
              aria-label={`Cancel the reminder of ${momentWords(next_at ?? remind_at, timeZone)}`}
              onClick={() => report(cancel(id), "Reminder cancelled")}
              className="grid size-6 place-items-center rounded-small hover:text-ink"
            >
              <X aria-hidden="true" className="size-3.5" />
            </button>
          </span>
        ))}
        <TextButton
          aria-expanded={adding}
          className="flex items-center gap-1.5 text-small"
          onClick={() => setAdding(!adding)}
        >
          <BellPlus aria-hidden="true" className="size-3.5" />
          Remind me
        </TextButton>
      </div>
      {adding ? <NewReminder hasDue={task.due_on !== null} onAdd={submit} /> : null}
    </div>
  );
}

function NewReminder({ hasDue, onAdd }: { hasDue: boolean; onAdd: (wish: ReminderWish) => Promise<void> }) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const moment = String(new FormData(event.currentTarget).get("moment") ?? "");
    if (moment) void onAdd({ remind_at: moment });
  }
  return (
    <div className="mt-2 flex animate-appear flex-wrap items-center gap-2">
      {hasDue
        ? Object.entries(BEFORE_DUE).map(([minutes, words]) => (
            <Button key={minutes} onClick={() => onAdd({ minutes_before_due: Number(minutes) })}>
              {words}
            </Button>
          ))
        : null}
      <form onSubmit={submit} className="flex flex-wrap gap-2">
        <input
          type="datetime-local"
          name="moment"
          aria-label="Remind me at"
          required
          max="9999-12-30T00:00"
          className="h-9 min-w-0 rounded-medium border border-line bg-card px-2.5 text-label"
        />
        <Button type="submit">Set</Button>
      </form>
    </div>
  );
}

const momentWords = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat(undefined, {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "numeric",
    minute: "2-digit",
    timeZone,
  }).format(new Date(instant));
