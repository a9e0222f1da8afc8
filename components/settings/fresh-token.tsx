"use client";

import { useState } from "react";
import { Button } from "@/components/button";
import { copyText } from "@/components/copy-text";
import { focusOnMount } from "@/components/focus-on-mount";
import { ConnectAgent } from "@/components/settings/connect-agent";
import { visibleText } from "@/lib/domain/visible-parts";

interface FreshTokenProps {
  name: string;
  token: string;
  onDone: () => void;
}

/** The only time a token is seen. */
export function FreshToken({ name, token, onDone }: FreshTokenProps) {
  const [copied, setCopied] = useState<boolean>();
  const copy = async () => setCopied(await copyText(token));
  return (
    <div className="animate-appear rounded-large border border-line bg-accent-soft p-4">
      <p className="text-label">
        <b dir="auto" className="font-semibold">
          {visibleText(name)}
        </b>
        : copy the token now. It is not shown again.
      </p>
      <code
        ref={focusOnMount}
        tabIndex={-1}
        className="mt-3 block select-all break-all rounded-medium border border-line bg-card px-3 py-2.5 text-label outline-none"
      >
        {token}
      </code>
      <ConnectAgent token={token} />
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Button look="solid" onClick={copy}>
          Copy
        </Button>
        <Button onClick={onDone}>Done</Button>
        <p aria-live="polite" className="text-label text-soft">
          {copied === true ? "Copied." : copied === false ? "The browser did not allow it: select it and copy." : null}
        </p>
      </div>
    </div>
  );
}
