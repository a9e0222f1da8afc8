"use client";

import { useEffect } from "react";
import { tellPage } from "@/components/live/live-hub";
import { shareEventSource } from "@/components/live/share-event-source";

/** Keeps the page in touch with the server. By person: two who use the same browser in turn must not share events. */
export function LiveConnection({ personId }: { personId: string }) {
  useEffect(() => shareEventSource("/api/events", `steward-events-${personId}`, tellPage), [personId]);
  return null;
}
