import { sessionIsOver } from "@/components/live/session-is-over";
import type { LiveEvent } from "@/lib/domain/live-event";

const SHORTEST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/**
 * The server's events, opened again whenever they break off, ever more slowly while that fails. Each time they begin it
 * says "resync", the first time too: what happened after the page was read and before anybody listened was told to
 * nobody. The browser's own reconnecting gives up on the first refusal. Only the end of the session ends it for good, told
 * by the server or, when it came before the connection, found out by asking.
 */
export function openEventSource(path: string, tell: (event: LiveEvent) => void): () => void {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = SHORTEST_PAUSE_MS;
  let isOver = false;

  function connect(): void {
    source = new EventSource(path);
    source.onopen = () => {
      pause = SHORTEST_PAUSE_MS;
      tell({ type: "resync" });
    };
    source.onmessage = ({ data }) => {
      const event: LiveEvent = JSON.parse(data);
      if (event.type === "session") leave();
      tell(event);
    };
    source.onerror = async () => {
      const wasRefused = source.readyState === EventSource.CLOSED;
      source.close();
      if (wasRefused && (await sessionIsOver()) && !isOver) {
        close();
        tell({ type: "session" });
      }
      if (isOver) return;
      // Not all browsers at the same moment, after a server came back.
      timer = setTimeout(connect, pause * (0.75 + Math.random() / 2));
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    };
  }

  /** No use waiting out a long pause when the machine just woke up or is back on the net. */
  function hurry(): void {
    if (source.readyState !== EventSource.CLOSED) return;
    clearTimeout(timer);
    connect();
  }

  /** No more after this. Who has told of the end of the session ends the connection, too: hung up on, it would look broken. */
  function leave(): void {
    isOver = true;
    window.removeEventListener("online", hurry);
    clearTimeout(timer);
  }

  function close(): void {
    leave();
    source.close();
  }

  connect();
  window.addEventListener("online", hurry);
  return close;
}
