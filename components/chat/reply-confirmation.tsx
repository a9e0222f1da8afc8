"use client";

import { useEffect, useRef, useState } from "react";
import { requestCard } from "@/components/confirmation/confirmation-requests";
import { LiveConfirmation } from "@/components/confirmation/live-confirmation";
import { useLiveEvent } from "@/components/live/use-live-event";
import { useLatestCallback } from "@/components/use-latest-callback";
import type { ConfirmationCardJson } from "@/lib/domain/confirmation-card-json";

/** The card of a reply. What it says comes from the server, not from the reply: it may have been answered since. */
export function ReplyConfirmation({ id, takesFocus }: { id: string; takesFocus: boolean }) {
  const [card, setCard] = useState<ConfirmationCardJson>();
  const asked = useRef(0);
  const load = useLatestCallback(async (): Promise<void> => {
    asked.current += 1;
    const mine = asked.current;
    const current = await requestCard(id).catch(() => null);
    if (current && mine === asked.current) setCard(current);
  });
  useEffect(() => {
    void load();
  }, [load]);
  // Answered while it was on its way here, or not to be had: there is no card yet that would listen itself.
  useLiveEvent((event) => {
    if (!card && (event.type === "resync" || (event.type === "confirmation" && event.id === id))) void load();
  });
  if (!card) return <div aria-hidden="true" className="h-24 rounded-large border border-line bg-card" />;
  return <LiveConfirmation initial={card} takesFocus={takesFocus} />;
}
