"use client";

import { WifiOff } from "lucide-react";
import { useSyncExternalStore } from "react";

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** Says that nothing can be saved just now. What was typed stays where it is. */
export function OfflineBanner() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    // Above the page rather than in it: in sight wherever one has scrolled to, and nothing moves when it comes or goes.
    <div role="status" className="pointer-events-none fixed inset-x-4 top-15 z-20 flex justify-center">
      {online ? null : (
        <p className="flex animate-appear items-center gap-2.5 rounded-large border border-line bg-card px-4 py-2 text-label shadow-window">
          <WifiOff aria-hidden="true" className="size-4 flex-none text-soft" />
          You are offline. What you typed is kept; changes can be made when you are back.
        </p>
      )}
    </div>
  );
}
