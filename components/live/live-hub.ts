import type { LiveEvent } from "@/lib/domain/live-event";

type Listener = (event: LiveEvent) => void;

const listeners = new Set<Listener>();

/** Passes an event on to whatever in this page shows something of it. */
export function tellPage(event: LiveEvent): void {
  for (const listener of listeners) listener(event);
}

export function onLiveEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
