import { openEventSource } from "@/components/live/open-event-source";
import type { LiveEvent } from "@/lib/domain/live-event";

/**
 * One connection for all tabs of a browser: the tab that gets the lock listens and passes everything on to the others;
 * when it goes, the lock goes to the next one, which tells all to look again for what fell in between. Over plain HTTP
 * from another machine browsers have no locks: then each tab has its own.
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

  const lead = (isSuccessor: boolean) => async (): Promise<void> => {
    const close = openEventSource(path, tellAll);
    if (isSuccessor) tellAll({ type: "resync" });
    await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
    close();
  };

  async function join(): Promise<void> {
    const led = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock) await lead(false)();
      return lock !== null;
    });
    if (!led && !signal.aborted) await navigator.locks.request(name, { signal }, lead(true));
  }

  // Waiting for the lock ends with an error when the tab stops waiting.
  void join().catch(() => {});
  return () => {
    leaving.abort();
    channel.close();
  };
}
