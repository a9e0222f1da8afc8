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
  const adapter = new PrismaPGlite(main);
  adapter.connectToShadowDb = async () => {
    const connection = await new PrismaPGlite(shadow).connect();
    connection.executeScript = async (sql) => void (await shadow.exec(sql));
    return connection;
  };
  const schema = await readPrismaSchema();
  const engine = await openSchemaEngine({ adapter, runScript: async (sql) => void (await main.exec(sql)) }, schema);
  try {
    return await migrationToSchema(engine, await readMigrationFiles(), schema);
  } finally {
    engine.free();
    await Promise.all([main.close(), shadow.close()]);
  }
}
