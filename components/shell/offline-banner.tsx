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
    <div role="status">
      {online ? null : (
        <p className="flex items-center justify-center gap-2 bg-panel px-4 py-2 text-label text-soft">
          <WifiOff aria-hidden="true" className="size-4" />
          You are offline. What you typed is kept; changes can be made when you are back.
        </p>
      )}
    </div>
  );
}
