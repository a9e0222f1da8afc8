import { type OpenAiServer, startOpenAiServer } from "../../support/openai-server";
import { startServerOnCopy } from "../../support/server-on-copy";
import { stewardTest } from "./steward-test";

/** A Steward that asks a scripted model whatever its rules are unsure about. */
export const modelTest = stewardTest.extend<object, { model: OpenAiServer }>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the first parameter to learn what is needed.
    async ({}, use) => {
      const model = await startOpenAiServer();
      await use(model);
      await model.stop();
    },
    { scope: "worker" },
  ],
  server: [
    async ({ model }, use) => {
      const server = await startServerOnCopy({ OPENAI_BASE_URL: model.url, OPENAI_DEFAULT_MODEL: "scripted" });
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 90_000 },
  ],
});
