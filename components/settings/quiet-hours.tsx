"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/components/button";
import { FormOutcome } from "@/components/settings/form-outcome";
import { FIELD_LOOK, LabelledField } from "@/components/settings/labelled-field";
import { SettingRow } from "@/components/settings/setting-row";
import { Switch } from "@/components/settings/switch";
import { useNotificationSettings } from "@/components/settings/use-notification-settings";
import type { NotificationSettingsJson } from "@/lib/domain/notification-settings";

interface QuietHoursProps {
  initial: NotificationSettingsJson;
  timeZone: string;
}

/** When nothing is to come, on the person's own clock. */
export function QuietHours({ initial, timeZone }: QuietHoursProps) {
  const { settings, pending, outcome, change } = useNotificationSettings(initial);
  const { on, ...saved } = settings.quiet_hours;
  const [hours, setHours] = useState(saved);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!pending) void change({ quiet_hours: { on, ...hours } });
  }

  const field = (end: "from" | "to", label: string) => (
    <LabelledField id={`quiet-${end}`} label={label}>
      <input
        id={`quiet-${end}`}
        type="time"
        required
        value={hours[end]}
        onChange={(event) => setHours({ ...hours, [end]: event.target.value })}
        className={`${FIELD_LOOK} tabular-nums`}
      />
    </LabelledField>
  );
  const told = <FormOutcome problem={outcome.problem} done={pending ? undefined : outcome.done} />;
  const zone = timeZone.replaceAll("_", " ");
  return (
    <div className="space-y-4">
      <SettingRow
        title="Quiet hours"
        text={`A reminder that comes due in them waits for their end. Your clock: ${zone}.`}
        isSmall
      >
        <Switch
          label="Quiet hours"
          isOn={on}
          isBusy={pending}
          onChange={(wanted) => change({ quiet_hours: { on: wanted, ...saved } }, "")}
        />
      </SettingRow>
      {on ? (
        <form onSubmit={submit} className="flex animate-appear flex-wrap items-end gap-3">
          <div className="w-36">{field("from", "From")}</div>
          <div className="w-36">{field("to", "To")}</div>
          <Button type="submit" className="h-10" aria-disabled={pending}>
            Save hours
          </Button>
          <div className="flex h-10 items-center">{told}</div>
        </form>
      ) : (
        told
      )}
    </div>
  );
}
