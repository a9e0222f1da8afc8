import { useEffect } from "react";
import { onLiveEvent } from "@/components/live/live-hub";
import { useLatestCallback } from "@/components/use-latest-callback";
import type { LiveEvent } from "@/lib/domain/live-event";

/** Calls back for everything that happens to the person's things, in this tab or anywhere else. */
export function useLiveEvent(listener: (event: LiveEvent) => void): void {
  const tell = useLatestCallback(listener);
  useEffect(() => onLiveEvent(tell), [tell]);
}
