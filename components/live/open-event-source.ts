import type { LiveEvent } from "@/lib/domain/live-event";

const SHORTEST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/**
 * The server's events, opened again whenever they break off, ever more slowly while that fails. Each time they are back
 * it says "resync": nobody knows what was missed. The browser's own reconnecting gives up on the first refusal.
 */
export function openEventSource(path: string, tell: (event: LiveEvent) => void): () => void {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = SHORTEST_PAUSE_MS;
  let isFirst = true;
  let isOver = false;

  function connect(): void {
    source = new EventSource(path);
    source.onopen = () => {
      pause = SHORTEST_PAUSE_MS;
      if (!isFirst) tell({ type: "resync" });
      isFirst = false;
    };
    source.onmessage = ({ data }) => {
      const event: LiveEvent = JSON.parse(data);
      isOver = event.type === "session";
      tell(event);
    };
    source.onerror = () => {
      source.close();
      // The session is over and the page is being left: asking again would only be refused.
      if (isOver) return;
      // Not all browsers at the same moment, after a server came back.
      timer = setTimeout(connect, pause * (0.75 + Math.random() / 2));
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    };
  }

  /** No use waiting out a long pause when the machine just woke up or is back on the net. */
  function hurry(): void {
    if (source.readyState !== EventSource.CLOSED || isOver) return;
    clearTimeout(timer);
    connect();
  }

  connect();
  window.addEventListener("online", hurry);
  return () => {
    window.removeEventListener("online", hurry);
    clearTimeout(timer);
    source.close();
  };
}
