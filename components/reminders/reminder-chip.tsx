import { BellRing, X } from "lucide-react";
import { useState } from "react";
import { MomentForm } from "@/components/reminders/moment-form";
import { momentWords } from "@/components/reminders/reminder-words";
import { repeatWords } from "@/components/reminders/repeat-words";
import { useMinute } from "@/components/tasks/use-minute";
import { useLocale } from "@/components/use-locale";
import type { ReminderJson } from "@/lib/domain/reminder-json";
import { toWallTime } from "@/lib/domain/zoned-time";

interface ReminderChipProps {
  reminder: ReminderJson;
  timeZone: string;
  onMove: (moment: string) => Promise<boolean>;
  onCancel: () => void;
}

/** A reminder to come: pressed, it can be moved; its cross calls it off. */
export function ReminderChip({ reminder, timeZone, onMove, onCancel }: ReminderChipProps) {
  const [moving, setMoving] = useState(false);
  const instant = reminder.next_at ?? reminder.remind_at;
  const [now, locale] = [useMinute(), useLocale()];
  const moment = momentWords(instant, now, timeZone, locale);
  const repeat = repeatWords(reminder);
  const held = reminder.held_until
    ? `quiet hours until ${momentWords(reminder.held_until, now, timeZone, locale)}`
    : "";
  const move = async (to: string) => {
    if (await onMove(to)) setMoving(false);
  };
  return (
    <>
      <span className="inline-flex max-w-full items-center rounded-small bg-panel text-small text-soft">
        <button
          type="button"
          aria-expanded={moving}
          aria-label={[`Move the reminder of ${moment}`, repeat, held].filter(Boolean).join(", ")}
          onClick={() => setMoving(!moving)}
          className="inline-flex min-w-0 items-center gap-1.5 rounded-small py-1 ps-2 text-start hover:text-ink"
        >
          <BellRing aria-hidden="true" className="size-3.5 flex-none" />
          {[moment, repeat, held].filter(Boolean).join(", ")}
        </button>
        <button
          type="button"
          aria-label={`Cancel the reminder of ${moment}`}
          onClick={onCancel}
          className="grid size-6 flex-none place-items-center rounded-small hover:text-ink"
        >
          <X aria-hidden="true" className="size-3.5" />
        </button>
      </span>
      {moving ? <MomentForm label="Move the reminder to" initial={wallClock(instant, timeZone)} onSet={move} /> : null}
    </>
  );
}

const two = (figure: number): string => String(figure).padStart(2, "0");

function wallClock(instant: string, timeZone: string): string {
  const { year, month, day, hour, minute } = toWallTime(new Date(instant), timeZone);
  return `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`;
}
