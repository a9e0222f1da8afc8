"use client";

import { useState } from "react";
import { FreshToken } from "@/components/settings/fresh-token";
import { NewTokenForm } from "@/components/settings/new-token-form";
import { TokenLine } from "@/components/settings/token-line";
import { quoted } from "@/components/tasks/quoted";
import type { AccessTokenJson } from "@/lib/domain/access-token";

interface AccessTokensProps {
  initial: AccessTokenJson[];
  timeZone: string;
}

interface Fresh {
  name: string;
  token: string;
}

export function AccessTokens({ initial, timeZone }: AccessTokensProps) {
  const [tokens, setTokens] = useState(initial);
  const [fresh, setFresh] = useState<Fresh>();
  const [announcement, setAnnouncement] = useState("");

  function add({ token, ...made }: AccessTokenJson & { token: string }) {
    setTokens((known) => [made, ...known]);
    setFresh({ name: made.name, token });
  }

  function remove(gone: AccessTokenJson) {
    setTokens((known) => known.filter(({ id }) => id !== gone.id));
    setAnnouncement(`Revoked ${quoted(gone.name)}.`);
  }

  return (
    <>
      <NewTokenForm onMade={add} />
      {fresh ? <FreshToken key={fresh.token} {...fresh} onDone={() => setFresh(undefined)} /> : null}
      {tokens.length === 0 ? (
        <p className="text-label text-soft">No tokens yet.</p>
      ) : (
        <ul aria-label="Access tokens" className="divide-y divide-line border-line border-y">
          {tokens.map((token) => (
            <TokenLine key={token.id} token={token} timeZone={timeZone} onRevoked={() => remove(token)} />
          ))}
        </ul>
      )}
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </>
  );
}
