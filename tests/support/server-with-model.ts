import { rm } from "node:fs/promises";
import { migratedDirectory } from "@/tests/support/data-directory";
import { type OpenAiServer, startOpenAiServer } from "@/tests/support/openai-server";
import { type ServerProcess, startServer } from "@/tests/support/server-process";

export interface ServerWithModel {
  server: ServerProcess;
  model: OpenAiServer;
  stop(): Promise<void>;
}

/** The real server on a database of its own, with a scripted model for it to talk to. */
export async function startServerWithModel(env: Record<string, string>): Promise<ServerWithModel> {
  const directory = await migratedDirectory();
  const model = await startOpenAiServer();
  const server = await startServer({
    DATA_DIRECTORY: directory,
    OPENAI_BASE_URL: model.url,
    RATE_LIMIT_MESSAGES: "10000",
    RATE_LIMIT_REQUESTS: "10000",
    ...env,
  });
  return {
    server,
    model,
    async stop() {
      await model.stop();
      await server.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
