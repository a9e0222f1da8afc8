import { type FormEvent, useState } from "react";
import { Button } from "@/components/button";
import { FIELD_LOOK, LabelledField } from "@/components/settings/labelled-field";

interface EmailAddressFormProps {
  pending: boolean;
  onAsk: (address: string) => Promise<void>;
}

/** Where reminders should go. */
export function EmailAddressForm({ pending, onAsk }: EmailAddressFormProps) {
  const [address, setAddress] = useState("");

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!pending) void onAsk(address);
  }

  return (
    <form onSubmit={submit} noValidate className="flex max-w-[28rem] flex-wrap items-end gap-2">
      <div className="min-w-[14rem] flex-1">
        <LabelledField id="email-address" label="Your e-mail address">
          <input
            id="email-address"
            type="email"
            value={address}
            onChange={(event) => setAddress(event.target.value)}
            autoComplete="email"
            placeholder="ada@example.org"
            className={FIELD_LOOK}
          />
        </LabelledField>
      </div>
      <Button type="submit" className="h-10" aria-disabled={pending}>
        {pending ? "Sending …" : "Send a code"}
      </Button>
    </form>
  );
}
