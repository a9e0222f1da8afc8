"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/components/button";
import { refusalOf, sendRequest } from "@/components/send-request";
import { FormOutcome } from "@/components/settings/form-outcome";
import { FIELD_LOOK, LabelledField } from "@/components/settings/labelled-field";
import { SelectField } from "@/components/settings/select-field";
import type { AccessTokenJson } from "@/lib/domain/access-token";
import { LIMITS } from "@/lib/domain/limits";

type MadeToken = AccessTokenJson & { token: string };

const NEVER = "never";

export function NewTokenForm({ onMade }: { onMade: (token: MadeToken) => void }) {
  const [problem, setProblem] = useState<string>();
  const [pending, setPending] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setPending(true);
    try {
      onMade(await sendRequest<MadeToken>("POST", "/api/tokens", wantedBy(new FormData(form))));
      setProblem(undefined);
      form.reset();
    } catch (error) {
      setProblem(refusalOf(error));
    } finally {
      setPending(false);
    }
  }

  return (
    <form onSubmit={submit} className="space-y-4">
      <div className="grid gap-4 tablet:grid-cols-[minmax(0,1fr)_auto_auto]">
        <LabelledField id="token-name" label="What is it for?">
          <input
            id="token-name"
            name="token-name"
            maxLength={LIMITS.nameLength}
            placeholder="Backup script"
            autoComplete="off"
            dir="auto"
            className={FIELD_LOOK}
          />
        </LabelledField>
        <LabelledField id="scope" label="It may">
          <SelectField id="scope" name="scope" defaultValue="read">
            <option value="read">Read</option>
            <option value="write">Read and change</option>
          </SelectField>
        </LabelledField>
        <LabelledField id="expiry" label="For">
          <SelectField id="expiry" name="expiry" defaultValue="90">
            <option value="30">30 days</option>
            <option value="90">90 days</option>
            <option value="365">One year</option>
            <option value={NEVER}>Until revoked</option>
          </SelectField>
        </LabelledField>
      </div>
      <div className="flex items-center gap-4">
        <Button type="submit" disabled={pending}>
          Create token
        </Button>
        <FormOutcome problem={problem} />
      </div>
    </form>
  );
}

function wantedBy(form: FormData) {
  const days = form.get("expiry");
  return {
    name: form.get("token-name"),
    scope: form.get("scope"),
    expires_in_days: days === NEVER ? null : Number(days),
  };
}
