import { useRouter } from "next/navigation";
import { toast } from "sonner";
import { requestRead, requestSnooze, type SnoozeWish } from "@/components/reminders/reminder-requests";
import { sentenceOf } from "@/components/send-request";
import { quoted } from "@/components/tasks/quoted";
import { requestCompletion, requestUndo } from "@/components/tasks/task-requests";
import type { NotificationJson } from "@/lib/domain/reminder-overview";
import { taskAddress } from "@/lib/domain/task-address";

interface Shown {
  showRead: (ids: readonly string[] | "all") => void;
  load: () => Promise<void>;
}

/** What can be done with a reminder that came. It leaves the screen at once and comes back when the server refuses. */
export function useReminderActions({ showRead, load }: Shown) {
  const router = useRouter();

  async function change(
    { id }: NotificationJson,
    work: () => Promise<{ record_id: string }>,
    sentence: string,
  ): Promise<void> {
    showRead([id]);
    try {
      const { record_id } = await work();
      const undo = () => requestUndo(record_id).catch((error: unknown) => toast.error(sentenceOf(error)));
      toast(sentence, { action: { label: "Undo", onClick: undo } });
    } catch (error) {
      toast.error(`Not saved. ${sentenceOf(error)}`);
      await load();
    }
  }

  async function read(ids: string[] | "all"): Promise<void> {
    showRead(ids);
    try {
      await requestRead(ids === "all" ? { all: true } : { ids });
    } catch (error) {
      toast.error(sentenceOf(error));
      await load();
    }
  }

  return {
    read,
    complete: (notification: NotificationJson) => {
      const { task } = notification;
      return change(notification, () => requestCompletion(task, true), `Marked ${quoted(task.title)} as done`);
    },
    snooze: (notification: NotificationJson, wish: SnoozeWish, words: string) =>
      change(
        notification,
        () => requestSnooze(notification.reminder_id, wish),
        `Snoozed ${quoted(notification.task.title)} ${words}`,
      ),
    open: (notification: NotificationJson) => {
      void read([notification.id]);
      router.push(taskAddress(notification.task.number));
    },
  };
}

export type ReminderActions = ReturnType<typeof useReminderActions>;
