import { MoonStar } from "lucide-react";
import { momentWords } from "@/components/reminders/reminder-words";
import { useRemindersHere } from "@/components/reminders/reminders-here";
import { useMinute } from "@/components/tasks/use-minute";
import { useLocale } from "@/components/use-locale";

/** What would have come already, were it not for quiet hours; and when it comes. */
export function WaitingReminders() {
  const { overview, timeZone } = useRemindersHere();
  const now = useMinute();
  const locale = useLocale();
  const waiting = overview.upcoming.filter(({ next_at, held_until }) => held_until && new Date(next_at) <= now);
  const until = waiting[0]?.held_until;
  if (!until) return null;
  const subject = waiting.length === 1 ? "1 reminder waits" : `${waiting.length} reminders wait`;
  return (
    <p className="flex items-center gap-2 border-line border-b px-4 py-2.5 text-small text-soft">
      <MoonStar aria-hidden="true" className="size-3.5 flex-none" />
      {subject} until {momentWords(until, now, timeZone, locale)}, when your quiet hours end.
    </p>
  );
}
