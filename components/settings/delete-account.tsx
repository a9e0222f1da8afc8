"use client";

import { useActionState, useState } from "react";
import { Button } from "@/components/button";
import { focusOnMount } from "@/components/focus-on-mount";
import { leavePage } from "@/components/leave-page";
import { refusalOf, sendRequest } from "@/components/send-request";
import { FormOutcome } from "@/components/settings/form-outcome";
import { FIELD_LOOK, LabelledField } from "@/components/settings/labelled-field";
import { SettingRow } from "@/components/settings/setting-row";
import { DELETE_ACCOUNT_WORDS } from "@/lib/domain/delete-account-words";

/** Nothing brings an account back, so it takes a click and then words. */
export function DeleteAccount() {
  const [asking, setAsking] = useState(false);
  const text = "Your tasks, conversations, reminders, tokens and the record of all you did go at once and for good.";
  return (
    <div>
      <SettingRow title="Delete account" text={text}>
        {asking ? null : <Button onClick={() => setAsking(true)}>Delete account …</Button>}
      </SettingRow>
      {asking ? <TypedConfirmation onKeep={() => setAsking(false)} /> : null}
    </div>
  );
}

function TypedConfirmation({ onKeep }: { onKeep: () => void }) {
  const [typed, setTyped] = useState("");
  const [problem, submit, pending] = useActionState(async (): Promise<string | undefined> => {
    try {
      await sendRequest("DELETE", "/api/account", { confirmation: typed });
    } catch (error) {
      return refusalOf(error);
    }
    leavePage("/");
    // The page is being left: the form stays as it is until then.
    return new Promise(() => {});
  }, undefined);
  return (
    <form action={submit} className="mt-4 animate-appear space-y-4 rounded-large border border-line bg-panel p-4">
      <LabelledField id="confirmation" label={`Type “${DELETE_ACCOUNT_WORDS}”`}>
        <input
          id="confirmation"
          ref={focusOnMount}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          className={`${FIELD_LOOK} max-w-[22rem]`}
        />
      </LabelledField>
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" look="danger" disabled={pending || typed.trim().toLowerCase() !== DELETE_ACCOUNT_WORDS}>
          Delete for good
        </Button>
        <Button onClick={onKeep}>Keep it</Button>
        <FormOutcome problem={problem} />
      </div>
    </form>
  );
}
