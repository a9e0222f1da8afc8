const CLOSE_WITHIN_MS = 10_000;

/** Whatever still hangs then: what was acknowledged is on the disk. */
const END_AFTER_MS = 20_000;

/**
 * @typedef {object} Closing
 * @property {import("node:http").Server} server
 * @property {import("node:net").Server[]} listeners Each waits for the connections that it took.
 * @property {AbortController} beginning Tells what would stay open by itself, such as live events.
 * @property {() => void} endSockets For those that are still open after the grace.
 * @property {() => Promise<void>} closeEverything
 */

/**
 * Ctrl-C and SIGTERM: take no more requests, finish those in flight, close the database. A second Ctrl-C does not wait.
 * @param {Closing} closing
 */
export function closeOnSignal({ server, listeners, beginning, endSockets, closeEverything }) {
  let closing = false;
  const close = async () => {
    if (closing) return;
    closing = true;
    beginning.abort();
    setTimeout(() => process.exit(1), END_AFTER_MS);
    const impatience = setTimeout(endSockets, CLOSE_WITHIN_MS);
    const idle = setInterval(() => server.closeIdleConnections(), 100);
    await Promise.all(listeners.map((listener) => new Promise((resolve) => listener.close(resolve))));
    clearTimeout(impatience);
    clearInterval(idle);
    await closeEverything();
    process.exit(0);
  };
  const closeOrEnd = () => (closing ? process.exit(1) : close());
  process.on("SIGINT", closeOrEnd);
  process.on("SIGTERM", closeOrEnd);
  // No second signal, but the same one: sent to the whole group, it ends the shell between npm and us as well.
  closeWhenAbandoned(close);
}

/**
 * npm passes a SIGTERM on to the shell between us, which dies of it without telling us. Then our parent changes.
 * @param {() => void} close
 */
function closeWhenAbandoned(close) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    close();
  }, 500);
  watch.unref();
}
