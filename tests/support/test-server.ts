import { rm } from "node:fs/promises";
import { afterAll, beforeAll, onTestFinished } from "vitest";
import { migratedDirectory, newDataDirectory } from "@/tests/support/data-directory";
import { type ServerProcess, startServer } from "@/tests/support/server-process";

/**
 * One server for all the tests of a file, or of the block that calls this, on a migrated database of its own. A start
 * costs seconds: tests share it wherever each of them brings its own people.
 */
export function sharedServer(env: Record<string, string> = {}): Pick<ServerProcess, "address" | "output"> {
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
    output: () => server.output(),
  };
}

/** A server that ends with the test, on a migrated database of its own unless told otherwise. */
export async function newServer(env: Record<string, string> = {}): Promise<ServerProcess> {
  const directory = env.DATA_DIRECTORY ?? (await newDataDirectory());
  const server = await startServer({ DATA_DIRECTORY: directory, ...env });
  onTestFinished(async () => void (await server.stop()));
  return server;
}
