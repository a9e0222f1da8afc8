import { rm } from "node:fs/promises";
import { copyTemplate, migratedTemplate } from "@/tests/support/migrated-template";
import { startServer } from "@/tests/support/server-process";

export interface RunningServer {
  /** Like http://127.0.0.1:41234 */
  address: string;
  stop: () => Promise<void>;
}

/** The built app as `npm start` runs it, on a free port of this machine and a migrated database of its own. */
export async function startServerOnCopy(env: Record<string, string> = {}): Promise<RunningServer> {
  const dataDirectory = await copyTemplate(await migratedTemplate());
  const server = await startServer({ DATA_DIRECTORY: dataDirectory, ...env });
  return {
    address: server.address,
    stop: async () => {
      await server.stop();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}
