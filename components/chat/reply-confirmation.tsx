"use client";

import { useEffect, useState } from "react";
import { requestCard } from "@/components/confirmation/confirmation-requests";
import { LiveConfirmation } from "@/components/confirmation/live-confirmation";
import type { ConfirmationCardJson } from "@/lib/domain/confirmation-card-json";

/** The card of a reply. What it says comes from the server, not from the reply: it may have been answered since. */
export function ReplyConfirmation({ id, takesFocus }: { id: string; takesFocus: boolean }) {
  const [card, setCard] = useState<ConfirmationCardJson>();
  useEffect(() => {
    let isHere = true;
    requestCard(id).then(
      (current) => isHere && setCard(current),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [id]);
  if (!card) return <div aria-hidden="true" className="h-24 rounded-large border border-line bg-card" />;
  return <LiveConfirmation initial={card} takesFocus={takesFocus} />;
}
