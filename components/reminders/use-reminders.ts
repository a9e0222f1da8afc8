import { useCallback, useEffect, useState } from "react";
import { useLiveEvent } from "@/components/live/use-live-event";
import { useOrderedReads } from "@/components/live/use-ordered-reads";
import {
  type ChangedReminder,
  type ReminderWish,
  requestCancelling,
  requestMoving,
  requestReminder,
  requestReminders,
} from "@/components/reminders/reminder-requests";
import type { ReminderJson } from "@/lib/domain/reminder-json";

/** The reminders of one task that are still to come, as the server has them. */
export function useReminders(taskId: string) {
  const [reminders, setReminders] = useState<ReminderJson[]>();
  const reads = useOrderedReads<ReminderJson[]>();

  const load = useCallback(async (): Promise<void> => {
    try {
      const answer = await reads.read(() => requestReminders(taskId));
      if (answer) setReminders(answer);
    } catch {
      setReminders((known) => known ?? []);
    }
  }, [reads, taskId]);
  useEffect(() => {
    reads.startOver();
    void load();
  }, [reads, load]);
  useLiveEvent((event) => {
    // Without a version it is not the task itself that changed, but what hangs on it.
    const isAboutIt =
      event.type === "tasks" && (event.tasks?.some(({ id, version }) => id === taskId && version === null) ?? true);
    if (isAboutIt || event.type === "notifications" || event.type === "resync") void load();
  });

  /** Shows what came of a request as soon as it is answered. */
  async function shown(request: Promise<ChangedReminder>): Promise<ChangedReminder> {
    const changed = await request;
    reads.outdate();
    setReminders((known = []) => [...known.filter(({ id }) => id !== changed.reminder.id), changed.reminder]);
    return changed;
  }

  async function cancel(id: string): Promise<ChangedReminder> {
    const before = reminders;
    setReminders((known) => known?.filter((reminder) => reminder.id !== id));
    try {
      return await requestCancelling(id);
    } catch (error) {
      setReminders(before);
      throw error;
    } finally {
      reads.outdate();
    }
  }

  return {
    reminders,
    add: (wish: ReminderWish) => shown(requestReminder(taskId, wish)),
    move: (id: string, moment: string) => shown(requestMoving(id, moment)),
    cancel,
  };
}
