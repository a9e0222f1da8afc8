import type { TestProject } from "vitest/node";
import { migratedTemplate } from "@/tests/support/migrated-template";
import { type PostgresTemplate, startPostgresTemplate } from "@/tests/support/postgres-template";

declare module "vitest" {
  export interface ProvidedContext {
    /** A data directory or a database, migrated once; every test file works on a copy of its own. */
    template: { kind: "embedded"; directory: string } | ({ kind: "postgres" } & PostgresTemplate);
  }
}

/** Migrates one database the way the server does it. Copying it costs a fraction of migrating again for each file. */
export default async function prepareTemplate(project: TestProject): Promise<() => Promise<void>> {
  if (project.config.env.TEST_DATABASE === "postgres") {
    const { server, name, stop } = await startPostgresTemplate();
    project.provide("template", { kind: "postgres", server, name });
    return stop;
  }
  project.provide("template", { kind: "embedded", directory: await migratedTemplate() });
  return async () => {};
}
