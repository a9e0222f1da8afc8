import { expect, test } from "vitest";
import { pendingMigrationSql } from "@/lib/store/pending-migration-sql";

test("the migrations lead exactly to schema.prisma", { timeout: 60_000 }, async () => {
  expect(await pendingMigrationSql()).toBeNull();
});
