import { PrismaPGlite } from "pglite-prisma-adapter";
import { openEmbeddedDatabase } from "@/lib/store/embedded-database";
import { readMigrationFiles, readPrismaSchema } from "@/lib/store/migration-files";
import { migrationToSchema, openSchemaEngine } from "@/lib/store/schema-engine";

/**
 * Compares the migrations with the schema on a database that lives only in memory, so that no real one is touched. The
 * engine asks for a shadow of it to build the migrations in; nothing is in this one yet, so it is its own. The adapter's
 * would lack our extensions.
 */
export async function pendingMigrationSql(): Promise<string | null> {
  const memory = await openEmbeddedDatabase();
  const runScript = async (sql: string) => void (await memory.exec(sql));
  const adapter = new PrismaPGlite(memory);
  adapter.connectToShadowDb = async () => {
    const connection = await new PrismaPGlite(memory).connect();
    connection.executeScript = runScript;
    return connection;
  };
  const schema = await readPrismaSchema();
  const engine = await openSchemaEngine({ adapter, runScript }, schema);
  try {
    return await migrationToSchema(engine, await readMigrationFiles(), schema);
  } finally {
    engine.free();
    await memory.close();
  }
}
