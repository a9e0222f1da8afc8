import { useState } from "react";
import { Button } from "@/components/button";
import { MomentForm } from "@/components/reminders/moment-form";
import type { ReminderRepeat, ReminderWish } from "@/components/reminders/reminder-requests";
import { type Choice, ChoiceField } from "@/components/tasks/choice-field";
import { InputField } from "@/components/tasks/input-field";
import { LIMITS } from "@/lib/domain/limits";

const BEFORE_DUE: [minutes: number, words: string][] = [
  [0, "When it is due"],
  [10, "10 minutes before"],
  [60, "1 hour before"],
  [1440, "1 day before"],
];
const AGAIN: Choice[] = [
  ["", "Once"],
  ["5", "Every 5 minutes"],
  ["10", "Every 10 minutes"],
  ["30", "Every 30 minutes"],
  ["60", "Every hour"],
  ["1440", "Every day"],
];

/** When, and how often until it is heard. */
export function NewReminder({ hasDue, onAdd }: { hasDue: boolean; onAdd: (wish: ReminderWish) => void }) {
  const [interval, setInterval] = useState("");
  const [times, setTimes] = useState("3");
  const repeat = repeatOf(interval, times);
  return (
    <div className="mt-2 animate-appear space-y-2.5">
      <div className="grid max-w-[22rem] grid-cols-2 gap-3">
        <ChoiceField label="Remind" value={interval} choices={AGAIN} onChoose={setInterval} />
        {interval ? (
          <InputField
            label="Times in all"
            type="number"
            inputMode="numeric"
            min={2}
            max={LIMITS.repeatCount}
            value={times}
            onChange={(event) => setTimes(event.target.value)}
          />
        ) : null}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {hasDue
          ? BEFORE_DUE.map(([minutes, words]) => (
              <Button key={minutes} onClick={() => onAdd({ minutes_before_due: minutes, ...repeat })}>
                {words}
              </Button>
            ))
          : null}
        <MomentForm label="Remind me at" onSet={(remind_at) => onAdd({ remind_at, ...repeat })} />
      </div>
    </div>
  );
}

/** An emptied field means: until it is called off. Anything else the server checks. */
function repeatOf(interval: string, times: string): ReminderRepeat {
  if (!interval) return {};
  return { repeat_interval_minutes: Number(interval), ...(times.trim() ? { repeat_count: Number(times) } : {}) };
}
