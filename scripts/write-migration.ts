// npm run db:migration NAME: writes prisma/migrations/<time>_NAME/migration.sql from what changed in the schema.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { MIGRATIONS_DIRECTORY } from "@/lib/store/migration-files";
import { pendingMigrationSql } from "@/lib/store/pending-migration-sql";

const name = process.argv[2];
if (!name || !/^[a-z][a-z0-9_]*$/.test(name)) {
  console.error("Usage: npm run db:migration NAME, with a NAME like add_task_colour");
  process.exit(1);
}

const sql = await pendingMigrationSql();
if (sql === null) {
  console.log("The migrations already lead to the schema: nothing to write.");
} else {
  const stamp = new Date().toISOString().replaceAll(/\D/g, "").slice(0, 14);
  const directory = join(MIGRATIONS_DIRECTORY, `${stamp}_${name}`);
  await mkdir(directory, { recursive: true });
  await writeFile(join(directory, "migration.sql"), sql);
  console.log(`Wrote ${directory}/migration.sql. Read it before you commit it.`);
}
