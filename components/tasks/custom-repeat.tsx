import { type FormEvent, useState } from "react";
import { Button } from "@/components/button";
import { focusOnMount } from "@/components/focus-on-mount";
import { type Choice, ChoiceField } from "@/components/tasks/choice-field";
import { InputField } from "@/components/tasks/input-field";

const UNITS: Choice[] = [
  ["DAILY", "days"],
  ["WEEKLY", "weeks"],
  ["MONTHLY", "months"],
  ["YEARLY", "years"],
];
const WEEKDAYS: Choice[] = [
  ["MO", "Mon"],
  ["TU", "Tue"],
  ["WE", "Wed"],
  ["TH", "Thu"],
  ["FR", "Fri"],
  ["SA", "Sat"],
  ["SU", "Sun"],
];

/** "Every 2 weeks on Mon, Thu", put together by hand. */
export function CustomRepeat({ onSet, onCancel }: { onSet: (rule: string) => void; onCancel: () => void }) {
  const [interval, setInterval] = useState("2");
  const [unit, setUnit] = useState("WEEKLY");
  const [days, setDays] = useState<readonly string[]>([]);
  const toggle = (day: string) => setDays(days.includes(day) ? days.filter((each) => each !== day) : [...days, day]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const chosen = WEEKDAYS.map(([day]) => day).filter((day) => unit === "WEEKLY" && days.includes(day));
    const parts = [`FREQ=${unit}`, `INTERVAL=${Number(interval)}`, chosen.length > 0 && `BYDAY=${chosen.join(",")}`];
    onSet(parts.filter(Boolean).join(";"));
  }

  return (
    <form onSubmit={submit} className="col-span-full grid animate-appear grid-cols-2 gap-3 @xl:grid-cols-4">
      <InputField
        ref={focusOnMount}
        label="Every"
        type="number"
        inputMode="numeric"
        min={1}
        max={999}
        required
        value={interval}
        onChange={(event) => setInterval(event.target.value)}
      />
      <ChoiceField label="Unit" value={unit} choices={UNITS} onChoose={setUnit} />
      {unit === "WEEKLY" ? (
        <fieldset className="col-span-full flex flex-wrap gap-1.5">
          <legend className="sr-only">On which days</legend>
          {WEEKDAYS.map(([day, words]) => (
            <button
              key={day}
              type="button"
              aria-pressed={days.includes(day)}
              onClick={() => toggle(day)}
              className="h-8 rounded-small border border-line px-2.5 text-small text-soft aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent"
            >
              {words}
            </button>
          ))}
        </fieldset>
      ) : null}
      <div className="col-span-full flex gap-2">
        <Button type="submit">Set</Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
}
