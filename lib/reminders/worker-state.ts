/** How the worker of this process is doing. Off where a platform calls the cron route instead. */
export type WorkerState = "off" | "starting" | "ok" | "failing";

/** The bundler loads this module more than once in a process; there is one worker. */
const shared: { [key: symbol]: WorkerState | undefined } = globalThis;
const KEY = Symbol.for("steward.reminder-worker");

export const workerState = (): WorkerState => shared[KEY] ?? "off";

export function noteWorkerState(state: WorkerState): void {
  shared[KEY] = state;
}
