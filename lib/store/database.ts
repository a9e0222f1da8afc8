import type { PGlite } from "@electric-sql/pglite";
import { PrismaPg } from "@prisma/adapter-pg";
import type { SqlMigrationAwareDriverAdapterFactory } from "@prisma/driver-adapter-utils";
import pg from "pg";
import { PrismaPGlite } from "pglite-prisma-adapter";
import type { Configuration } from "@/lib/platform/configuration";
import { configuration } from "@/lib/platform/configuration";
import { DataDirectoryError } from "@/lib/platform/data-directory-error";
import { makePrivateDirectory } from "@/lib/platform/private-directory";
import { DataDirectoryInUseError, lockDataDirectory } from "@/lib/store/data-directory-lock";
import { openEmbeddedDatabase } from "@/lib/store/embedded-database";
import { PrismaClient } from "@/lib/store/generated/client";
import { type ChannelListener, listenOnPostgres } from "@/lib/store/listen-on-postgres";
import { type RunSql, sqlOnEmbedded, sqlOnPostgres } from "@/lib/store/run-sql";
import { waitForPostgres } from "@/lib/store/wait-for-postgres";

export interface Database {
  kind: "embedded" | "postgres";
  client: PrismaClient;
  adapter: SqlMigrationAwareDriverAdapterFactory;
  /** Several statements as one transaction, for migrations. */
  runScript(sql: string): Promise<void>;
  /** Plain SQL beside Prisma, for the job queue, which brings its own. */
  runSql: RunSql;
  /** Hears what is said on a channel until the database is closed. */
  listen(channel: string, listener: ClosableListener): Promise<void>;
  close(): Promise<void>;
}

interface ClosableListener extends ChannelListener {
  onClose(): void;
}

/** What differs between the two databases. */
interface Connection {
  kind: Database["kind"];
  adapter: SqlMigrationAwareDriverAdapterFactory;
  runScript: Database["runScript"];
  runSql: RunSql;
  /** Returns how to stop. */
  listen(channel: string, listener: ChannelListener): Promise<() => Promise<void>>;
  release?(): Promise<void>;
}

/** How long a request waits for a transaction of its own before it is told to try again. */
const TRANSACTION = { maxWait: 15_000, timeout: 15_000 };

type DatabaseSettings = Pick<Configuration, "DATABASE_URL" | "DATABASE_WAIT_SECONDS" | "DATA_DIRECTORY">;

export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const { DATABASE_URL, DATABASE_WAIT_SECONDS, DATA_DIRECTORY } = settings;
  if (DATABASE_URL !== undefined) {
    await waitForPostgres(DATABASE_URL, DATABASE_WAIT_SECONDS);
    return databaseOn({
      kind: "postgres",
      adapter: new PrismaPg({ connectionString: DATABASE_URL }),
      runScript: (sql) => runOnPostgres(DATABASE_URL, sql),
      listen: (channel, listener) => listenOnPostgres(DATABASE_URL, channel, listener),
      ...sqlOnPostgres(DATABASE_URL),
    });
  }
  let unlock = () => {};
  try {
    makePrivateDirectory(DATA_DIRECTORY);
    unlock = lockDataDirectory(DATA_DIRECTORY);
    const embedded = await openEmbeddedDatabase(DATA_DIRECTORY);
    const release = async () => {
      await embedded.close();
      unlock();
    };
    return databaseOn({ ...embeddedConnection(embedded), release });
  } catch (error) {
    unlock();
    if (error instanceof DataDirectoryInUseError || error instanceof DataDirectoryError) throw error;
    throw new DataDirectoryError(DATA_DIRECTORY, error);
  }
}

export const embeddedConnection = (embedded: PGlite): Connection => ({
  kind: "embedded",
  adapter: new PrismaPGlite(embedded),
  runScript: async (sql) => void (await embedded.exec(sql)),
  runSql: sqlOnEmbedded(embedded),
  listen: (channel, { onNotice }) => embedded.listen(channel, onNotice),
});

/** A database on a connection that somebody else opened. */
export function databaseOn({ release, listen, ...connection }: Connection): Database {
  const client = new PrismaClient({ adapter: connection.adapter, transactionOptions: TRANSACTION });
  const stops: (() => Promise<void>)[] = [];
  return {
    ...connection,
    client,
    async listen(channel, listener) {
      const stop = await listen(channel, listener);
      stops.push(async () => {
        listener.onClose();
        await stop();
      });
    },
    async close() {
      await Promise.all(stops.map((stop) => stop()));
      await client.$disconnect();
      await release?.();
    },
  };
}

/** PostgreSQL runs what arrives in one message as one transaction. */
async function runOnPostgres(connectionString: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** The bundler may load this module more than once in a process; the database must be open only once. */
const shared: { [key: symbol]: Promise<Database> | undefined } = globalThis;
const KEY = Symbol.for("steward.database");

export function database(): Promise<Database> {
  shared[KEY] ??= openDatabase(configuration()).catch((error: unknown) => {
    shared[KEY] = undefined;
    throw error;
  });
  return shared[KEY];
}

export async function closeDatabase(): Promise<void> {
  const open = shared[KEY];
  shared[KEY] = undefined;
  if (open) await (await open).close();
}
