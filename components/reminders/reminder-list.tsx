import * as Dialog from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { IconButton } from "@/components/icon-button";
import { ReminderCard } from "@/components/reminders/reminder-card";
import { useRemindersHere } from "@/components/reminders/reminders-here";
import { WaitingReminders } from "@/components/reminders/waiting-reminders";
import { TextButton } from "@/components/text-button";
import { visibleText } from "@/lib/domain/visible-parts";

/** What came, newest first; the unread with a mark beside it. */
export function ReminderList({ onClose }: { onClose: () => void }) {
  const { overview, actions, timeZone } = useRemindersHere();
  const { notifications, unread, snooze_minutes } = overview;
  return (
    <>
      <div className="flex items-center gap-2 border-line border-b py-2 ps-4 pe-2">
        <Dialog.Title className="me-auto font-semibold text-label">Reminders</Dialog.Title>
        {unread > 0 ? (
          <TextButton className="text-small" onClick={() => actions.read("all")}>
            Mark all as read
          </TextButton>
        ) : null}
        <Dialog.Close asChild>
          <IconButton label="Close">
            <X aria-hidden="true" className="size-4" />
          </IconButton>
        </Dialog.Close>
      </div>
      <WaitingReminders />
      {notifications.length === 0 ? (
        <p className="px-4 py-10 text-center text-label text-soft">
          Nothing yet. Say “remind me to call the bank tomorrow at 9”.
        </p>
      ) : (
        <ul className="min-h-0 flex-1 divide-y divide-line overflow-y-auto overscroll-contain">
          {notifications.map((notification) => (
            <li
              key={notification.id}
              className={`flex gap-2 px-4 py-3 ${notification.read_at ? "" : "bg-accent-soft"}`}
            >
              <ReminderCard
                notification={notification}
                timeZone={timeZone}
                snoozeMinutes={snooze_minutes}
                actions={actions}
                onOpen={onClose}
              />
              {notification.read_at ? null : (
                <TextButton
                  className="self-start text-small"
                  aria-label={`Read: ${visibleText(notification.task.title)}`}
                  onClick={() => actions.read([notification.id])}
                >
                  Read
                </TextButton>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
