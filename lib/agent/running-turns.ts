/** A turn in progress, as far as its end is concerned. */
interface RunningTurn {
  stop: AbortController;
  saved: Promise<unknown>;
}

/** The bundler may load this module more than once in a process; there is one process to end. */
const shared: { [key: symbol]: Set<RunningTurn> | undefined } = globalThis;
const KEY = Symbol.for("steward.running-turns");

/** Remembered only so that a server that is told to stop can finish its sentences; no turn depends on it. */
export function keepRunning(turn: RunningTurn): void {
  shared[KEY] ??= new Set();
  const running = shared[KEY];
  running.add(turn);
  turn.saved.finally(() => running.delete(turn)).catch(() => {});
}

/** Breaks off what still runs and waits until it is saved as that. */
export async function endRunningTurns(): Promise<void> {
  const running = [...(shared[KEY] ?? [])];
  for (const { stop } of running) stop.abort("shutting down");
  await Promise.allSettled(running.map(({ saved }) => saved));
}
