import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";

class DatabaseUnreachableError extends Error {
  override name = "DatabaseUnreachableError";
}

const PAUSE_MS = 500;
const CONNECT_TIMEOUT_MS = 5_000;

/** A database often starts beside the server: give it a while, then say in one sentence what is wrong. */
export async function waitForPostgres(connectionString: string, seconds: number): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    const problem = await tryToConnect(connectionString);
    if (problem === undefined) return;
    if (Date.now() + PAUSE_MS > deadline) throw new DatabaseUnreachableError(sentence(connectionString, problem));
    await delay(PAUSE_MS);
  }
}

async function tryToConnect(connectionString: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  try {
    await client.connect();
    await client.query("SELECT 1");
    return undefined;
  } catch (error) {
    return reasonFor(error);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Only known codes are put into words: a driver's own message may quote the connection string. */
const REASONS: Record<string, string> = {
  ECONNREFUSED: "nothing is listening there",
  ENOTFOUND: "there is no such host",
  EAI_AGAIN: "the host name could not be looked up",
  ETIMEDOUT: "it did not answer in time",
  ECONNRESET: "it closed the connection",
  "28P01": "the password was not accepted",
  "28000": "the user was not accepted",
  "3D000": "there is no such database",
  "57P03": "it is still starting",
  "53300": "it has no free connection",
};

function reasonFor(error: unknown): string {
  const causes = error instanceof AggregateError ? error.errors : [error];
  for (const cause of causes) {
    const code: unknown = cause?.code;
    if (typeof code === "string") return REASONS[code] ?? `it answered with ${code}`;
  }
  return "it did not answer in time";
}

function sentence(connectionString: string, problem: string): string {
  const { hostname, port, pathname } = new URL(connectionString);
  const place = `${hostname || "localhost"}:${port || 5432}${pathname}`;
  return `DATABASE_URL: PostgreSQL at ${place} cannot be reached: ${problem}.`;
}
