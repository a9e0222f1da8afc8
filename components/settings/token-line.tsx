"use client";

import { useState } from "react";
import { Button } from "@/components/button";
import { focusOnMount } from "@/components/focus-on-mount";
import { refusalOf, sendRequest } from "@/components/send-request";
import { TextButton } from "@/components/text-button";
import type { AccessTokenJson } from "@/lib/domain/access-token";
import { visibleText } from "@/lib/domain/visible-parts";

interface TokenLineProps {
  token: AccessTokenJson;
  timeZone: string;
  onRevoked: () => void;
}

export function TokenLine({ token, timeZone, onRevoked }: TokenLineProps) {
  const name = visibleText(token.name);
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function revoke() {
    try {
      await sendRequest("DELETE", `/api/tokens/${token.id}`);
      onRevoked();
    } catch (error) {
      setProblem(refusalOf(error));
    }
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <p dir="auto" className="truncate font-[550] text-label">
          {name}
        </p>
        <p className="text-small text-soft">{factsOf(token, timeZone)}</p>
        {problem ? (
          <p role="alert" className="text-small text-warn">
            {problem}
          </p>
        ) : null}
      </div>
      {asking ? (
        <div className="flex gap-2">
          <Button ref={focusOnMount} look="danger" onClick={revoke} aria-label={`Revoke ${name} for good`}>
            Revoke
          </Button>
          <Button onClick={() => setAsking(false)}>Keep</Button>
        </div>
      ) : (
        <TextButton className="text-label" onClick={() => setAsking(true)} aria-label={`Revoke ${name}`}>
          Revoke
        </TextButton>
      )}
    </li>
  );
}

function factsOf({ scope, last_used_at, expires_at }: AccessTokenJson, timeZone: string): string {
  const day = (instant: string) =>
    new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric", timeZone }).format(
      new Date(instant),
    );
  return [
    scope === "write" ? "Reads and changes" : "Reads",
    last_used_at === null ? "never used" : `last used ${day(last_used_at)}`,
    expires_at === null ? "until revoked" : `until ${day(expires_at)}`,
  ].join(" · ");
}
