import { rm } from "node:fs/promises";
import { afterAll, beforeAll, inject, onTestFinished } from "vitest";
import { migratedDirectory, newDataDirectory } from "@/tests/support/data-directory";
import { askFrontDesk } from "@/tests/support/front-desk";
import { type ServerProcess, startServer } from "@/tests/support/server-process";

/**
 * The server that all files share which ask for no settings of their own. A start costs seconds, and so does every route
 * the first time: this is the one to use wherever each test brings its own people, with names that nobody else has.
 */
export function commonServer(): { readonly address: string } {
  let address: string;

  beforeAll(async () => {
    address = await askFrontDesk(inject("frontDesk"), "server");
  }, 180_000);

  return {
    get address() {
      return address;
    },
  };
}

/**
 * One server for all the tests of a file, or of the block that calls this, on a migrated database of its own and
 * with settings that no other file wants.
 */
export function sharedServer(env: Record<string, string>): { readonly address: string } {
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
    get address() {
      return server.address;
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
