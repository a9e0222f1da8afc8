import type { SqlMigrationAwareDriverAdapterFactory } from "@prisma/driver-adapter-utils";
import { PrismaPGlite } from "pglite-prisma-adapter";
import { openEmbeddedDatabase } from "@/lib/store/embedded-database";
import { readMigrationFiles, readPrismaSchema } from "@/lib/store/migration-files";
import { migrationToSchema, openSchemaEngine } from "@/lib/store/schema-engine";

/**
 * Compares the migrations with the schema on databases that live only in memory, so that no real one is touched. The
 * adapter's own shadow database would lack our extensions, hence the second method.
 */
export async function pendingMigrationSql(): Promise<string | null> {
  const main = await openEmbeddedDatabase();
  const shadow = await openEmbeddedDatabase();
  const factory = new PrismaPGlite(main);
  const adapter: SqlMigrationAwareDriverAdapterFactory = {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect: () => factory.connect(),
    connectToShadowDb: () => new PrismaPGlite(shadow).connect(),
  };
  const schema = await readPrismaSchema();
  const engine = await openSchemaEngine(adapter, schema);
  try {
    return await migrationToSchema(engine, await readMigrationFiles(), schema);
  } finally {
    engine.free();
    await Promise.all([main.close(), shadow.close()]);
  }
}
