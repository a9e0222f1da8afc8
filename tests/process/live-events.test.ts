import { expect, test } from "vitest";
import { newDataDirectory } from "@/tests/support/data-directory";
import { type HttpPerson, signInOverHttp } from "@/tests/support/http-person";
import { startServer } from "@/tests/support/server-process";
import { launchPostgres } from "@/tests/support/start-postgres";

/** What a browser would read, until the server ends it. */
async function listen(address: string, { cookie }: HttpPerson) {
  const response = await fetch(`${address}/api/events`, { headers: { cookie } });
  const heard: string[] = [];
  const ended = (async () => {
    for await (const chunk of response.body ?? []) heard.push(new TextDecoder().decode(chunk));
  })();
  await expect.poll(() => heard.join("")).toContain(": hello");
  return { response, ended, text: () => heard.join("") };
}

test("what one instance writes, browsers at another one hear", async () => {
  const postgres = await launchPostgres();
  const env = { DATABASE_URL: postgres.url, DATA_DIRECTORY: await newDataDirectory(), AUTH_SECRET: "s".repeat(40) };
  const [here, there] = [await startServer(env), await startServer(env)];
  const ada = await signInOverHttp(here.address, "Ada");
  const events = await listen(here.address, ada);
  expect(events.response.headers.get("content-type")).toBe("text/event-stream");
  const adaThere = await signInOverHttp(there.address, "Ada");
  const { body } = await adaThere.request("POST", "/api/tasks", { title: "A secret" });
  await expect.poll(events.text, { timeout: 10_000 }).toContain(JSON.stringify(body.task).slice(7, 43));
  expect(events.text()).not.toContain("secret");
  await Promise.all([here.stop(), there.stop()]);
  await events.ended;
  await postgres.stop();
});

test("SIGTERM ends live events in good order instead of waiting for them", async () => {
  const server = await startServer({ DATA_DIRECTORY: await newDataDirectory() });
  const events = await listen(server.address, await signInOverHttp(server.address, "Ada"));
  const stopped = server.stop("SIGTERM");
  // A connection that had to be cut off would end with an error.
  await expect(events.ended).resolves.toBeUndefined();
  expect(await stopped).toBe(0);
});
