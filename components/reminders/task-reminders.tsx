import { BellPlus } from "lucide-react";
import { useState } from "react";
import { toast } from "sonner";
import { PushOffer } from "@/components/push/push-offer";
import { NewReminder } from "@/components/reminders/new-reminder";
import { ReminderChip } from "@/components/reminders/reminder-chip";
import type { ChangedReminder, ReminderWish } from "@/components/reminders/reminder-requests";
import { useReminders } from "@/components/reminders/use-reminders";
import { sentenceOf } from "@/components/send-request";
import type { TaskAct } from "@/components/tasks/task-act";
import { TextButton } from "@/components/text-button";
import type { TaskJson } from "@/lib/domain/task-json";

interface TaskRemindersProps {
  task: TaskJson;
  timeZone: string;
  act: TaskAct;
}

/** When the person will be reminded of it. */
export function TaskReminders({ task, timeZone, act }: TaskRemindersProps) {
  const { reminders, add, move, cancel } = useReminders(task.id);
  const [adding, setAdding] = useState(false);
  const [hasSet, setHasSet] = useState(false);

  async function report(change: Promise<ChangedReminder>, sentence: string): Promise<boolean> {
    try {
      return await act({ type: "done", sentence, record: (await change).record_id });
    } catch (error) {
      toast.error(`Not saved. ${sentenceOf(error)}`);
      return false;
    }
  }

  async function submit(wish: ReminderWish): Promise<void> {
    if (!(await report(add(wish), "Reminder set"))) return;
    setAdding(false);
    setHasSet(true);
  }

  if (task.status === "completed") return null;
  return (
    <div className="text-label">
      <div className="flex flex-wrap items-center gap-2">
        {reminders?.map((reminder) => (
          <ReminderChip
            key={reminder.id}
            reminder={reminder}
            timeZone={timeZone}
            onMove={(moment) => report(move(reminder.id, moment), "Reminder moved")}
            onCancel={() => report(cancel(reminder.id), "Reminder cancelled")}
          />
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
      {hasSet ? <PushOffer /> : null}
    </div>
  );
}
