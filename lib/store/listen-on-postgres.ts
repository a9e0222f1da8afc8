import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { log } from "@/lib/platform/log";

export interface ChannelListener {
  onNotice(payload: string): void;
  /** The connection was lost and is back: what was said in between is not known. */
  onGap(): void;
}

const LONGEST_PAUSE_MS = 15_000;

/** One connection that only listens. Lost, it is opened again, ever more slowly, until it is stopped. */
export async function listenOnPostgres(
  connectionString: string,
  channel: string,
  listener: ChannelListener,
): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let client = await connect(connectionString, channel, listener);

  async function keepOpen(): Promise<void> {
    while (!signal.aborted) {
      await ended(client);
      if (signal.aborted) return;
      log.warn({ channel }, "The connection for live events was lost");
      const next = await reconnect();
      if (!next) return;
      client = next;
      listener.onGap();
    }
  }

  async function reconnect(): Promise<pg.Client | undefined> {
    for (let pause = 250; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      await delay(pause, undefined, { signal, ref: false }).catch(() => {});
      if (signal.aborted) return undefined;
      const next = await connect(connectionString, channel, listener).catch(() => undefined);
      if (next && !signal.aborted) return next;
      await next?.end();
    }
  }

  const running = keepOpen();
  return async () => {
    stopping.abort();
    await client.end();
    await running;
  };
}

async function connect(connectionString: string, channel: string, listener: ChannelListener): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, keepAlive: true });
  // An error ends the connection, and that is noticed by itself; unheard it would end the process.
  client.on("error", () => {});
  client.on("notification", ({ payload }) => listener.onNotice(payload ?? ""));
  await client.connect();
  await client.query(`LISTEN ${channel}`);
  return client;
}

const ended = (client: pg.Client): Promise<void> => new Promise((resolve) => client.once("end", () => resolve()));
