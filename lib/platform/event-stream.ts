import { log } from "@/lib/platform/log";
import { serverLifecycle } from "@/lib/platform/server-lifecycle";

export interface EventSender {
  send(event: object): void;
  close(): void;
}

interface EventStreamOptions {
  /** Ends the stream when the browser goes. */
  signal: AbortSignal;
  /** Called once it is open; returns what to do when it ends. */
  open(sender: EventSender): Promise<() => void>;
  /** Called with every heartbeat; false ends the stream. */
  mayGoOn(): Promise<boolean>;
}

/** Often enough that no proxy takes the silence for an end. */
const HEARTBEAT_MS = 20_000;

/** So many events that nobody read: whoever was there is gone, or keeps us waiting on purpose. */
const MOST_UNREAD = 1000;

/**
 * An answer that stays open: server-sent events, until the browser leaves, `mayGoOn` says no or the server closes. It opens
 * when it is first read: the answer to a HEAD, or to a browser that left before it came, is never read and nobody says so.
 */
export function eventStream({ signal, open, mayGoOn }: EventStreamOptions): Response {
  const encoder = new TextEncoder();
  const ending = new AbortController();
  let isGone = false;
  let isOpen = false;
  const source: UnderlyingDefaultSource<Uint8Array> = {
    async pull(controller) {
      if (isOpen) return;
      isOpen = true;
      if (signal.aborted) return controller.close();
      const write = (text: string) => {
        if (ending.signal.aborted) return;
        controller.enqueue(encoder.encode(text));
        if ((controller.desiredSize ?? 0) < -MOST_UNREAD) close();
      };
      const close = () => ending.abort();
      const heartbeat = setInterval(async () => {
        if (await mayGoOn()) write(": still here\n\n");
        else close();
      }, HEARTBEAT_MS);
      const forgetClosing = whenServerCloses(close);
      let stop = () => {};
      ending.signal.addEventListener("abort", () => {
        clearInterval(heartbeat);
        forgetClosing();
        stop();
        if (!isGone && !signal.aborted) controller.close();
      });
      signal.addEventListener("abort", close, { once: true });
      try {
        stop = await open({ send: (event) => write(`data: ${JSON.stringify(event)}\n\n`), close });
        // Only now is it true that the browser is connected, and hears of whatever happens.
        write(": hello\n\n");
        if (ending.signal.aborted) stop();
      } catch (error) {
        log.error({ err: error }, "Live events could not be had");
        close();
      }
    },
    cancel() {
      isGone = true;
      ending.abort();
    },
  };
  const body = new ReadableStream(source, { highWaterMark: 0 });
  return new Response(body, {
    headers: {
      "content-type": "text/event-stream",
      "cache-control": "no-store, no-transform",
      // Some proxies would otherwise collect the events before they pass them on.
      "x-accel-buffering": "no",
    },
  });
}

const openStreams = new Set<() => void>();
let listening = false;

/** One listener for all streams: a signal with thousands of them is slow and warns about it. */
function whenServerCloses(close: () => void): () => void {
  if (!listening) {
    listening = true;
    serverLifecycle()?.closing.addEventListener("abort", () => {
      for (const each of openStreams) each();
    });
  }
  openStreams.add(close);
  return () => openStreams.delete(close);
}
