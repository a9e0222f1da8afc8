import { PrismaPg } from "@prisma/adapter-pg";
import type { SqlMigrationAwareDriverAdapterFactory } from "@prisma/driver-adapter-utils";
import { PrismaPGlite } from "pglite-prisma-adapter";
import type { Configuration } from "@/lib/platform/configuration";
import { configuration } from "@/lib/platform/configuration";
import { lockDataDirectory } from "@/lib/store/data-directory-lock";
import { openEmbeddedDatabase } from "@/lib/store/embedded-database";
import { PrismaClient } from "@/lib/store/generated/client";
import { waitForPostgres } from "@/lib/store/wait-for-postgres";

export interface Database {
  kind: "embedded" | "postgres";
  client: PrismaClient;
  adapter: SqlMigrationAwareDriverAdapterFactory;
  close(): Promise<void>;
}

/** How long a request waits for a transaction of its own before it is told to try again. */
const TRANSACTION = { maxWait: 15_000, timeout: 15_000 };

type DatabaseSettings = Pick<Configuration, "DATABASE_URL" | "DATABASE_WAIT_SECONDS" | "DATA_DIRECTORY">;

export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  if (settings.DATABASE_URL !== undefined) {
    await waitForPostgres(settings.DATABASE_URL, settings.DATABASE_WAIT_SECONDS);
    return databaseOn("postgres", new PrismaPg({ connectionString: settings.DATABASE_URL }));
  }
  const unlock = lockDataDirectory(settings.DATA_DIRECTORY);
  try {
    const embedded = await openEmbeddedDatabase(settings.DATA_DIRECTORY);
    return databaseOn("embedded", new PrismaPGlite(embedded), async () => {
      await embedded.close();
      unlock();
    });
  } catch (error) {
    unlock();
    throw error;
  }
}

export function databaseOn(
  kind: Database["kind"],
  adapter: SqlMigrationAwareDriverAdapterFactory,
  release: () => Promise<void> = async () => {},
): Database {
  const client = new PrismaClient({ adapter, transactionOptions: TRANSACTION });
  return {
    kind,
    client,
    adapter,
    async close() {
      await client.$disconnect();
      await release();
    },
  };
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
