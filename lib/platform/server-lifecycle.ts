/** What scripts/serve.mjs wants to know; absent where a platform runs the app without that script. */
export interface ServerLifecycle {
  started(server: { close: () => Promise<void>; notice: string | null }): void;
  failed(error: unknown): void;
  /** Aborted when the server begins to close: what would stay open by itself must end now. */
  closing: AbortSignal;
}

const KEY = Symbol.for("steward.lifecycle");

export function serverLifecycle(): ServerLifecycle | undefined {
  const shared: { [key: symbol]: ServerLifecycle | undefined } = globalThis;
  return shared[KEY];
}
