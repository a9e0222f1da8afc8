import { rm } from "node:fs/promises";
import { afterAll, beforeAll, inject, onTestFinished } from "vitest";
import { COMMON } from "@/tests/support/common-server";
import { migratedDirectory, newDataDirectory } from "@/tests/support/data-directory";
import { askFrontDesk } from "@/tests/support/front-desk";
import { type ServerProcess, startServer } from "@/tests/support/server-process";

/**
 * The server that all files share which ask for no settings of their own. A start costs seconds, and so does every route
 * the first time: this is the one to use wherever each test brings its own people, with names that nobody else has.
 */
export const commonServer = (): { readonly address: string } => sharedServer(COMMON);

/** The server with these settings, on a migrated database of its own. Whoever wants the same ones shares it. */
export function sharedServer(env: Record<string, string>): { readonly address: string } {
  let address: string;

  beforeAll(async () => {
    address = await askFrontDesk(inject("frontDesk"), "server", env);
  }, 180_000);

  return {
    get address() {
      return address;
    },
  };
}

/** A server of this file's, or of the block's that calls this, alone: its process can be looked at and ended. */
export function ownServer(env: Record<string, string> = {}): { readonly process: ServerProcess } {
  let directory: string;
  let server: ServerProcess;

  beforeAll(async () => {
    directory = await migratedDirectory();
    server = await startServer({ DATA_DIRECTORY: directory, ...env });
  }, 180_000);

  afterAll(async () => {
    await server?.stop();
    await rm(directory, { recursive: true, force: true });
  });

  return {
    get process() {
      return server;
    },
  };
}

/** A server that ends with the test, on a migrated database of its own unless told otherwise. */
export async function newServer(env: Record<string, string> = {}): Promise<ServerProcess> {
  const directory = env.DATA_DIRECTORY ?? (await newDataDirectory());
  const server = await startServer({ DATA_DIRECTORY: directory, ...env });
  onTestFinished(async () => void (await server.stop()));
  return server;
}
