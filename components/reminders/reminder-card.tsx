import { BellRing, Check } from "lucide-react";
import { Button } from "@/components/button";
import { momentWords } from "@/components/reminders/reminder-words";
import { snoozesFor } from "@/components/reminders/snoozes";
import type { ReminderActions } from "@/components/reminders/use-reminder-actions";
import { useMinute } from "@/components/tasks/use-minute";
import { TextButton } from "@/components/text-button";
import { useLocale } from "@/components/use-locale";
import type { NotificationJson } from "@/lib/domain/reminder-overview";
import { visibleText } from "@/lib/domain/visible-parts";

interface ReminderCardProps {
  notification: NotificationJson;
  timeZone: string;
  /** How long this person usually puts things off. */
  snoozeMinutes: number;
  actions: ReminderActions;
  /** After something was chosen: the list closes, the toast goes by itself. */
  onOpen?: () => void;
}

/** A reminder that came, with what can be done about it. */
export function ReminderCard({ notification, timeZone, snoozeMinutes, actions, onOpen }: ReminderCardProps) {
  const { task } = notification;
  const title = visibleText(task.title);
  const now = useMinute();
  const isSettled = task.status === "completed" || (notification.snoozed_until ?? "") > now.toISOString();
  return (
    <div className="min-w-0 flex-1">
      <p className="flex items-center gap-1.5 text-small text-soft">
        <BellRing aria-hidden="true" className="size-3.5 flex-none text-accent" />
        <State notification={notification} now={now} timeZone={timeZone} />
      </p>
      <p dir="auto" className="mt-1 line-clamp-3 font-[550] text-body text-ink wrap-anywhere">
        {task.title}
      </p>
      <div className="mt-2.5 flex flex-wrap items-center gap-1.5">
        {isSettled ? null : (
          <>
            <Button
              look="solid"
              size="small"
              className="gap-1"
              aria-label={`Done: ${title}`}
              onClick={() => actions.complete(notification)}
            >
              <Check aria-hidden="true" className="size-3.5" />
              Done
            </Button>
            {snoozesFor(snoozeMinutes).map(({ name, words, wish }) => (
              <Button
                key={name}
                size="small"
                aria-label={`Snooze ${title} ${words}`}
                title={`Snooze ${words}`}
                onClick={() => actions.snooze(notification, wish(new Date(), timeZone), words)}
              >
                {name}
              </Button>
            ))}
          </>
        )}
        <TextButton
          className="px-1 text-small"
          aria-label={`Open ${title}`}
          onClick={() => {
            actions.open(notification);
            onOpen?.();
          }}
        >
          Open
        </TextButton>
      </div>
    </div>
  );
}

function State({ notification, now, timeZone }: { notification: NotificationJson; now: Date; timeZone: string }) {
  const { task, late, occurrence_at, held_until, snoozed_until } = notification;
  const locale = useLocale();
  const moment = (instant: string) => momentWords(instant, now, timeZone, locale);
  if (task.status === "completed") return <>Done</>;
  if (snoozed_until && new Date(snoozed_until) > now) return <>Snoozed until {moment(snoozed_until)}</>;
  if (held_until) return <>For {moment(occurrence_at)}, after quiet hours</>;
  return late ? (
    <span className="text-amber">Late: this was for {moment(occurrence_at)}</span>
  ) : (
    <>Reminder, {moment(occurrence_at)}</>
  );
}
