import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";

/** PostgreSQL inside this process, with the extension our migrations ask for. No directory: in memory. */
export function openEmbeddedDatabase(directory?: string): Promise<PGlite> {
  const extensions = { pg_trgm };
  return directory === undefined
    ? PGlite.create({ extensions })
    : PGlite.create(join(directory, "database"), { extensions });
}
