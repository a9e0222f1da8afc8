import { type FormEvent, useState } from "react";
import { Button } from "@/components/button";
import { focusOnMount } from "@/components/focus-on-mount";
import { FIELD_LOOK, LabelledField } from "@/components/settings/labelled-field";
import { TextButton } from "@/components/text-button";
import { LIMITS } from "@/lib/domain/limits";

interface EmailCodeFormProps {
  address: string;
  pending: boolean;
  onSay: (code: string) => void;
  onAgain: () => void;
}

/** The code that was mailed, said here by whoever asked for it. */
export function EmailCodeForm({ address, pending, onSay, onAgain }: EmailCodeFormProps) {
  const [code, setCode] = useState("");

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!pending) onSay(code);
  }

  return (
    <form onSubmit={submit} className="animate-appear space-y-4 rounded-large border border-line bg-panel p-4">
      <p className="text-label text-pretty wrap-anywhere">
        A code is on its way to <b className="font-semibold">{address}</b>. It holds for {LIMITS.emailCodeMinutes}{" "}
        minutes.
      </p>
      <div className="flex flex-wrap items-end gap-2">
        <div className="w-36">
          <LabelledField id="email-code" label="Code">
            <input
              id="email-code"
              ref={focusOnMount}
              value={code}
              onChange={(event) => setCode(event.target.value)}
              inputMode="numeric"
              autoComplete="one-time-code"
              placeholder="123456"
              className={`${FIELD_LOOK} tabular-nums`}
            />
          </LabelledField>
        </div>
        <Button type="submit" look="solid" className="h-10" aria-disabled={pending}>
          Confirm
        </Button>
        <TextButton className="mb-2 text-label" onClick={onAgain}>
          Send it again
        </TextButton>
      </div>
    </form>
  );
}
