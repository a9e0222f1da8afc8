import { openEventSource } from "@/components/live/open-event-source";
import type { LiveEvent } from "@/lib/domain/live-event";

/**
 * One connection for all tabs of a browser: the tab that gets the lock listens and passes everything on to the others;
 * when it goes, the lock goes to the next one, whose connection makes all look again for what fell in between. A tab that
 * comes later looks again by itself. Over plain HTTP from another machine browsers have no locks: then each tab has its own.
 */
export function shareEventSource(path: string, name: string, tell: (event: LiveEvent) => void): () => void {
  if (!("locks" in navigator)) return openEventSource(path, tell);
  const channel = new BroadcastChannel(name);
  const leaving = new AbortController();
  const { signal } = leaving;
  channel.onmessage = ({ data }: MessageEvent<LiveEvent>) => tell(data);
  const tellAll = (event: LiveEvent): void => {
    tell(event);
    channel.postMessage(event);
  };

  async function lead(): Promise<void> {
    const close = openEventSource(path, tellAll);
    await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
    close();
  }

  async function join(): Promise<void> {
    const led = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock) await lead();
      return lock !== null;
    });
    if (led || signal.aborted) return;
    tell({ type: "resync" });
    await navigator.locks.request(name, { signal }, lead);
  }

  // Waiting for the lock ends with an error when the tab stops waiting.
  void join().catch(() => {});
  return () => {
    leaving.abort();
    channel.close();
  };
}
