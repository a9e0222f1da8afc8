import { X } from "lucide-react";
import { type ComponentProps, useEffect, useRef } from "react";
import { toast } from "sonner";
import { IconButton } from "@/components/icon-button";
import { ReminderCard } from "@/components/reminders/reminder-card";
import type { ReminderActions } from "@/components/reminders/use-reminder-actions";
import type { NotificationJson, ReminderOverview } from "@/lib/domain/reminder-overview";

/** More than this at once and they are counted instead of shown: nobody wants a wall of them. */
const SHOWN_AT_ONCE = 3;
const SUMMARY = "reminders-summary";

/**
 * Shows what comes while the page is open, and takes it off when it is settled, here or anywhere else. What was there
 * when the page was opened waits behind the bell.
 */
export function useReminderToasts(overview: ReminderOverview | undefined, actions: ReminderActions, timeZone: string) {
  const known = useRef<Set<string>>(undefined);
  const shown = useRef(new Set<string>());

  useEffect(() => {
    if (!overview) return;
    const { snooze_minutes: snoozeMinutes } = overview;
    const unread = overview.notifications.filter(({ read_at }) => read_at === null);
    const before = known.current;
    known.current = new Set([...(before ?? []), ...overview.notifications.map(({ id }) => id)]);
    const fresh = before ? unread.filter(({ id }) => !before.has(id)) : [];
    if (fresh.length > SHOWN_AT_ONCE) summarise(fresh.length);
    else for (const each of fresh) show(each);
    const waiting = new Set(unread.map(({ id }) => id));
    for (const id of shown.current) if (!waiting.has(id)) hide(id);
    if (overview.unread === 0) toast.dismiss(SUMMARY);

    function show(notification: NotificationJson) {
      shown.current.add(notification.id);
      const shared = { notification, timeZone, actions, snoozeMinutes };
      toast.custom(() => <ReminderToast {...shared} />, {
        id: notification.id,
        duration: Number.POSITIVE_INFINITY,
        onDismiss: () => shown.current.delete(notification.id),
      });
    }
    function hide(id: string) {
      shown.current.delete(id);
      toast.dismiss(id);
    }
  }, [overview, actions, timeZone]);
}

function summarise(count: number): void {
  toast(`${count} reminders came in. They are behind the bell.`, { id: SUMMARY, duration: 10_000 });
}

type ReminderToastProps = Omit<ComponentProps<typeof ReminderCard>, "onOpen">;

function ReminderToast(props: ReminderToastProps) {
  const { notification, actions } = props;
  return (
    <div className="flex w-full items-start gap-1">
      <ReminderCard {...props} />
      <IconButton label="Mark as read" className="-me-2 -mt-1.5" onClick={() => actions.read([notification.id])}>
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    </div>
  );
}
