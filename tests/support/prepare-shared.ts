import type { TestProject } from "vitest/node";
import { openFrontDesk } from "@/tests/support/front-desk";
import { startPostgresTemplate } from "@/tests/support/postgres-template";
import { startServerOnCopy } from "@/tests/support/server-on-copy";

declare module "vitest" {
  export interface ProvidedContext {
    /** Where files ask for what they share: tests/support/test-server.ts and tests/support/test-postgres.ts do it. */
    frontDesk: string;
  }
}

export default async function prepareShared(project: TestProject): Promise<() => Promise<void>> {
  const desk = await openFrontDesk({
    server: async (env) => {
      const { address, stop } = await startServerOnCopy(env);
      return { value: address, stop };
    },
    postgres: async () => {
      const { stop, ...template } = await startPostgresTemplate();
      return { value: JSON.stringify(template), stop };
    },
  });
  project.provide("frontDesk", desk.url);
  return desk.close;
}
