import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import {
  bindMigrationAwareSqlAdapterFactory,
  DriverAdapterError,
  type SqlMigrationAwareDriverAdapterFactory,
} from "@prisma/driver-adapter-utils";
import * as bindings from "@prisma/schema-engine-wasm/schema_engine_bg";
import type { MigrationFile } from "@/lib/store/migration-files";

/** Tables and enums that Prisma should leave alone: none. */
export const NO_FILTERS = { externalTables: [], externalEnums: [] };

const SCHEMA_FILE = "schema.prisma";

/** This module may be loaded more than once in a process; the bindings hold one engine, and a second would break it. */
const shared: { [key: symbol]: Promise<void> | undefined } = globalThis;
const KEY = Symbol.for("steward.schema-engine");

/** Prisma's own migration engine as WebAssembly: the same as `prisma migrate`, without a binary to download. */
export async function openSchemaEngine(database: ScriptableDatabase, schema: string): Promise<bindings.SchemaEngine> {
  shared[KEY] ??= startWebAssembly();
  await shared[KEY];
  const ignoreLog = () => {};
  return bindings.SchemaEngine.new(
    { datamodels: [[SCHEMA_FILE, schema]] },
    ignoreLog,
    bindMigrationAwareSqlAdapterFactory(withWholeScripts(database)),
  );
}

export interface ScriptableDatabase {
  adapter: SqlMigrationAwareDriverAdapterFactory;
  runScript(sql: string): Promise<void>;
}

/**
 * The adapters run a migration badly: one splits it at every semicolon, inside functions and comments too, the other
 * does not wait for it and reports success whatever happens. Here it runs whole, and its failure is a failure.
 */
function withWholeScripts({ adapter, runScript }: ScriptableDatabase): SqlMigrationAwareDriverAdapterFactory {
  return {
    provider: adapter.provider,
    adapterName: adapter.adapterName,
    async connect() {
      const connection = await adapter.connect();
      connection.executeScript = (sql) => runScript(sql).catch(throwAsAdapterError);
      return connection;
    },
    connectToShadowDb: () => adapter.connectToShadowDb(),
  };
}

/** The form in which the engine understands what went wrong and puts it into words. */
function throwAsAdapterError(error: unknown): never {
  if (!(error instanceof Error)) throw error;
  const code = "code" in error && typeof error.code === "string" ? error.code : "XX000";
  const details = { severity: "ERROR", detail: undefined, column: undefined, hint: undefined };
  throw new DriverAdapterError({ kind: "postgres", code, message: error.message, ...details });
}

async function startWebAssembly(): Promise<void> {
  const require = createRequire(join(process.cwd(), "package.json"));
  const directory = dirname(require.resolve("@prisma/schema-engine-wasm"));
  const module = await WebAssembly.compile(await readFile(join(directory, "schema_engine_bg.wasm")));
  const instance = await WebAssembly.instantiate(module, { "./schema_engine_bg.js": { ...bindings } });
  const { __wbindgen_start: begin } = instance.exports;
  bindings.__wbg_set_wasm(instance.exports);
  if (typeof begin === "function") begin();
}

export function migrationsList(migrations: MigrationFile[]): bindings.MigrationList {
  return {
    baseDir: "prisma/migrations",
    lockfile: { path: "migration_lock.toml", content: 'provider = "postgresql"\n' },
    shadowDbInitScript: "",
    migrationDirectories: migrations.map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: "migration.sql", content: { tag: "ok", value: sql } },
    })),
  };
}

/** The SQL that leads from what the migrations build to what the schema says; null when there is nothing to do. */
export async function migrationToSchema(
  engine: bindings.SchemaEngine,
  migrations: MigrationFile[],
  schema: string,
): Promise<string | null> {
  const { exitCode, stdout } = await engine.diff({
    from: { tag: "migrations", ...migrationsList(migrations) },
    to: { tag: "schemaDatamodel", files: [{ path: SCHEMA_FILE, content: schema }] },
    script: true,
    exitCode: true,
    filters: NO_FILTERS,
  });
  return exitCode === 2 ? stdout : null;
}
