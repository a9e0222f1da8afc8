import type { FormEvent } from "react";
import { Button } from "@/components/button";

interface MomentFormProps {
  label: string;
  /** "2026-02-03T09:00" */
  initial?: string;
  onSet: (moment: string) => void;
}

/** A day and a time of day, in the person's zone. */
export function MomentForm({ label, initial = "", onSet }: MomentFormProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const moment = String(new FormData(event.currentTarget).get("moment") ?? "");
    if (moment) onSet(moment);
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap gap-2">
      <input
        type="datetime-local"
        name="moment"
        aria-label={label}
        required
        defaultValue={initial}
        max="9999-12-30T00:00"
        className="h-9 min-w-0 rounded-medium border border-line bg-card px-2.5 text-label"
      />
      <Button type="submit">Set</Button>
    </form>
  );
}
