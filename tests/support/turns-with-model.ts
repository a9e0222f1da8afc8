import { afterAll, beforeAll } from "vitest";
import { type Configuration, configuration, readConfiguration } from "@/lib/platform/configuration";
import { type OpenAiServer, startOpenAiServer } from "@/tests/support/openai-server";

/**
 * The turns of a file, or of the block that calls this, have a scripted model to talk to. Its address and the settings
 * are read as a server reads them when it starts, and put back for the files that the worker runs afterwards.
 */
export function turnsWithModel(env: Record<string, string>): Pick<OpenAiServer, "when" | "seen"> {
  let model: OpenAiServer;
  let before: Configuration;

  beforeAll(async () => {
    model = await startOpenAiServer();
    before = { ...configuration() };
    Object.assign(configuration(), readConfiguration({ ...process.env, OPENAI_BASE_URL: model.url, ...env }));
  });

  afterAll(async () => {
    const settings = configuration();
    // What was not set before would stay.
    for (const name of Object.keys(settings)) if (!(name in before)) Reflect.deleteProperty(settings, name);
    Object.assign(settings, before);
    await model.stop();
  });

  return {
    when: (name, script) => model.when(name, script),
    seen: (name) => model.seen(name),
  };
}
