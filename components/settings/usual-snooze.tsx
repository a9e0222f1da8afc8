"use client";

import { lengthWords } from "@/components/reminders/snoozes";
import { FormOutcome } from "@/components/settings/form-outcome";
import { SelectField } from "@/components/settings/select-field";
import { SettingRow } from "@/components/settings/setting-row";
import { useNotificationSettings } from "@/components/settings/use-notification-settings";
import type { NotificationSettingsJson } from "@/lib/domain/notification-settings";

const LENGTHS = [5, 10, 15, 20, 30, 45, 60, 120];

/** How long the first snooze button puts a reminder off, and a "snooze" in chat that says no time. */
export function UsualSnooze({ initial }: { initial: NotificationSettingsJson }) {
  const { settings, pending, outcome, change } = useNotificationSettings(initial);
  const chosen = settings.snooze_minutes;
  const lengths = [...new Set([...LENGTHS, chosen])].sort((one, other) => one - other);
  return (
    <SettingRow title="Snooze" text="How long a reminder is put off when you do not say.">
      <div className="flex flex-row-reverse items-center justify-end gap-3 tablet:flex-row">
        <FormOutcome problem={outcome.problem} done={pending ? undefined : outcome.done} />
        <SelectField
          aria-label="Snooze for"
          value={chosen}
          onChange={(event) => change({ snooze_minutes: Number(event.target.value) })}
        >
          {lengths.map((minutes) => (
            <option key={minutes} value={minutes}>
              {lengthWords(minutes)}
            </option>
          ))}
        </SelectField>
      </div>
    </SettingRow>
  );
}
