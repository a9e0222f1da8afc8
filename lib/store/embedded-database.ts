import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { btree_gin } from "@electric-sql/pglite/contrib/btree_gin";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";

/** PostgreSQL inside this process, with the extensions our migrations ask for. No directory: in memory. */
export function openEmbeddedDatabase(directory?: string): Promise<PGlite> {
  const extensions = { pg_trgm, btree_gin };
  return directory === undefined
    ? PGlite.create({ extensions })
    : PGlite.create(join(directory, "database"), { extensions });
}
