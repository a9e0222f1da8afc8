"use client";

import { useContext, useEffect, useState } from "react";
import { CardsContext } from "@/components/chat/cards-context";
import { findComposer } from "@/components/chat/find-composer";
import { requestCard } from "@/components/confirmation/confirmation-requests";
import { LiveConfirmation } from "@/components/confirmation/live-confirmation";
import { focusWithoutTouch } from "@/components/focus-on-mount";
import { useLiveEvent } from "@/components/live/use-live-event";
import { useLatestCallback } from "@/components/use-latest-callback";

/** The card of a reply. What it says comes from the server, not from the reply: it may have been answered since. */
export function ReplyConfirmation({ id }: { id: string }) {
  const given = useContext(CardsContext);
  const [card, setCard] = useState(() => given.find(({ pending_action }) => pending_action.id === id));
  const load = useLatestCallback(async (): Promise<void> => {
    const current = await requestCard(id).catch(() => null);
    if (current) setCard((known) => known ?? current);
  });
  useEffect(() => {
    if (!card) void load();
  }, [card, load]);
  // Not to be had before: once there is a card, it listens itself.
  useLiveEvent((event) => {
    if (!card && (event.type === "resync" || (event.type === "confirmation" && event.id === id))) void load();
  });
  if (!card) return <div aria-hidden="true" className="h-33 animate-pulse rounded-large border border-line bg-card" />;
  // Whoever pressed a button here goes on talking: the next letter is for Steward.
  return <LiveConfirmation initial={card} onPress={() => focusWithoutTouch(findComposer())} />;
}
