"use client";

import { Button } from "@/components/button";
import { type PushState, usePush } from "@/components/push/use-push";
import { FormOutcome } from "@/components/settings/form-outcome";
import { PushDeviceLine } from "@/components/settings/push-device-line";
import { PushTest } from "@/components/settings/push-test";
import { SettingRow } from "@/components/settings/setting-row";

const TEXTS: Record<PushState, string> = {
  unknown: "Reminders reach you here when Steward is closed.",
  off: "Reminders can reach you here when Steward is closed.",
  on: "Reminders reach you here when Steward is closed.",
  denied:
    "This browser was told not to show notifications of Steward. Allow them in its settings for this site, which are beside the address, and come back.",
  unsupported:
    "This browser cannot show notifications. On an iPhone or iPad, add Steward to the Home Screen and open it from there.",
  insecure: "Notifications need a secure connection: browsers have none over plain http from another machine.",
};

/** Notifications in this browser, and where else they go. */
export function PushOnThisDevice({ timeZone }: { timeZone: string }) {
  const { state, endpoint, devices, problem, pending, turnOn, turnOff, remove, load } = usePush();
  const elsewhere = devices.filter((device) => device.endpoint !== endpoint);
  return (
    <div className="space-y-4">
      <SettingRow title="On this device" text={TEXTS[state]}>
        <div className="flex flex-wrap items-center gap-2">
          {state === "on" && endpoint ? <PushTest endpoint={endpoint} onTried={load} /> : null}
          {state === "on" || state === "off" ? (
            <Button disabled={pending} onClick={state === "on" ? turnOff : turnOn}>
              {state === "on" ? "Turn off" : "Turn on"}
              <span className="sr-only"> notifications on this device</span>
            </Button>
          ) : null}
        </div>
      </SettingRow>
      <FormOutcome problem={problem} />
      {elsewhere.length > 0 ? (
        <ul aria-label="Other devices" className="divide-y divide-line border-line border-y">
          {elsewhere.map((device) => (
            <PushDeviceLine
              key={device.endpoint}
              device={device}
              timeZone={timeZone}
              onRemove={() => remove(device.endpoint)}
            />
          ))}
        </ul>
      ) : null}
    </div>
  );
}
