"use client";

import { useEffect } from "react";
import { tellPage } from "@/components/live/live-hub";
import { shareEventSource } from "@/components/live/share-event-source";
import type { LiveEvent } from "@/lib/domain/live-event";

/** Keeps the page in touch with the server. By person: two who use the same browser in turn must not share events. */
export function LiveConnection({ personId }: { personId: string }) {
  useEffect(() => shareEventSource("/api/events", `steward-events-${personId}`, tell), [personId]);
  return null;
}

/** A session that is over, here or by "sign out everywhere" elsewhere, leaves nothing to look at but the way in. */
function tell(event: LiveEvent): void {
  if (event.type === "session") location.assign("/");
  else tellPage(event);
}
