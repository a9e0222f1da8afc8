import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

export interface MigrationFile {
  name: string;
  sql: string;
}

/** The directory in Prisma's own format, so that `prisma migrate deploy` works on it too. */
export const MIGRATIONS_DIRECTORY = join(process.cwd(), "prisma", "migrations");

export async function readMigrationFiles(): Promise<MigrationFile[]> {
  const entries = await readdir(MIGRATIONS_DIRECTORY, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const read = async (name: string) => ({
    name,
    sql: await readFile(/*turbopackIgnore: true*/ join(MIGRATIONS_DIRECTORY, name, "migration.sql"), "utf8"),
  });
  return Promise.all(names.sort().map(read));
}

export const readPrismaSchema = (): Promise<string> => readFile(join(process.cwd(), "prisma", "schema.prisma"), "utf8");
