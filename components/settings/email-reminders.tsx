"use client";

import { useState } from "react";
import { EmailAddressForm } from "@/components/settings/email-address-form";
import { EmailCodeForm } from "@/components/settings/email-code-form";
import { FormOutcome } from "@/components/settings/form-outcome";
import { SettingRow } from "@/components/settings/setting-row";
import { Switch } from "@/components/settings/switch";
import { useNotificationSettings } from "@/components/settings/use-notification-settings";
import { TextButton } from "@/components/text-button";
import type { NotificationSettingsJson } from "@/lib/domain/notification-settings";

const ADDRESS = "/api/account/email";

/** Reminders by mail: to which address, and whether. An address is used only once a code that was mailed there is said. */
export function EmailReminders({ initial }: { initial: NotificationSettingsJson }) {
  const { settings, pending, outcome, send, change } = useNotificationSettings(initial);
  const [changing, setChanging] = useState(false);
  const { on, address, is_own, waiting_for } = settings.email;

  async function ask(wanted: string): Promise<void> {
    if (await send("POST", ADDRESS, { address: wanted }, "")) setChanging(false);
  }

  async function forget(): Promise<void> {
    if (await send("DELETE", ADDRESS, undefined, "Removed.")) setChanging(false);
  }

  const words = address === null ? "To an address of yours. A code that is mailed there proves it." : `To ${address}.`;
  return (
    <div className="space-y-4">
      <SettingRow title="E-mail" text={words} isSmall>
        {address === null ? null : (
          <Switch label="Reminders by e-mail" isOn={on} isBusy={pending} onChange={(email) => change({ email }, "")} />
        )}
      </SettingRow>
      {waiting_for && !changing ? (
        <EmailCodeForm
          address={waiting_for}
          pending={pending}
          onSay={(code) => send("POST", `${ADDRESS}/code`, { code }, "That is your address now. Reminders go there.")}
          onAgain={() => send("POST", ADDRESS, { address: waiting_for }, "Sent again.")}
        />
      ) : null}
      {changing || (address === null && !waiting_for) ? <EmailAddressForm pending={pending} onAsk={ask} /> : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-label">
        {address === null && !waiting_for ? null : (
          <TextButton aria-expanded={changing} onClick={() => setChanging(!changing)}>
            Use another address
          </TextButton>
        )}
        {is_own || waiting_for ? (
          <TextButton onClick={forget}>Remove {is_own ? address : waiting_for}</TextButton>
        ) : null}
        <FormOutcome problem={outcome.problem} done={pending ? undefined : outcome.done} />
      </div>
    </div>
  );
}
