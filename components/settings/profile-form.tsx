"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/button";
import { refusalOf, sendRequest } from "@/components/send-request";
import { BrowserZoneHint } from "@/components/settings/browser-zone-hint";
import { FormOutcome } from "@/components/settings/form-outcome";
import { FIELD_LOOK, LabelledField } from "@/components/settings/labelled-field";
import { SelectField } from "@/components/settings/select-field";
import { LIMITS } from "@/lib/domain/limits";
import { visibleText } from "@/lib/domain/visible-parts";

interface ProfileFormProps {
  name: string;
  /** What is typed to come in by name, if that is how. */
  signInName: string | null;
  timeZone: string;
  timeZones: string[];
}

interface Outcome {
  problem?: string;
  done?: string;
}

export function ProfileForm({ name, signInName, timeZone, timeZones }: ProfileFormProps) {
  const router = useRouter();
  const [typedName, setTypedName] = useState(name);
  const [zone, setZone] = useState(timeZone);
  const [outcome, setOutcome] = useState<Outcome>({});
  const [pending, setPending] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setPending(true);
    try {
      await sendRequest("PATCH", "/api/account", { name: typedName, time_zone: zone });
      setOutcome({ done: "Saved." });
      router.refresh();
    } catch (error) {
      setOutcome({ problem: refusalOf(error) });
    } finally {
      setPending(false);
    }
  }

  return (
    <form onSubmit={submit} className="space-y-5">
      <div className="grid gap-5 tablet:grid-cols-2">
        <LabelledField id="name" label="Display name">
          <input
            id="name"
            aria-describedby="name-note"
            value={typedName}
            onChange={(event) => setTypedName(event.target.value)}
            maxLength={LIMITS.nameLength}
            autoComplete="name"
            dir="auto"
            className={FIELD_LOOK}
          />
          <p id="name-note" className="wrap-anywhere mt-1.5 text-small text-soft">
            How Steward calls you.
            {signInName === null ? null : ` You still sign in with the name “${visibleText(signInName)}”.`}
          </p>
        </LabelledField>
        <LabelledField id="time-zone" label="Time zone">
          <SelectField id="time-zone" value={zone} onChange={(event) => setZone(event.target.value)}>
            {timeZones.map((known) => (
              <option key={known} value={known}>
                {known.replaceAll("_", " ")}
              </option>
            ))}
          </SelectField>
        </LabelledField>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" look="solid" disabled={pending}>
          Save
        </Button>
        <BrowserZoneHint chosen={zone} known={timeZones} onUse={setZone} />
        <FormOutcome problem={outcome.problem} done={pending ? undefined : outcome.done} />
      </div>
    </form>
  );
}
