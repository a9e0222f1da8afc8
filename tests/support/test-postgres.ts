import { inject } from "vitest";
import { askFrontDesk } from "@/tests/support/front-desk";
import { newDatabase } from "@/tests/support/postgres-template";

/** A database of one's own on the PostgreSQL that all files share. To begin a PostgreSQL from nothing takes seconds. */
export async function newPostgresDatabase(
  as: "migrated" | "empty" = "migrated",
): Promise<{ url: string; drop(): Promise<void> }> {
  const { server, name } = JSON.parse(await askFrontDesk(inject("frontDesk"), "postgres"));
  return newDatabase(as === "migrated" ? { server, name } : { server });
}
