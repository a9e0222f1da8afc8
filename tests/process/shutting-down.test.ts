import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { request } from "node:http";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";
import { newDataDirectory } from "@/tests/support/data-directory";
import { signInOverHttp } from "@/tests/support/http-person";
import { listenOverHttp } from "@/tests/support/listen-over-http";
import { newServer } from "@/tests/support/test-server";

test("SIGTERM lets a request in flight finish, what it did is there after a restart, and live events end in good order", async () => {
  const DATA_DIRECTORY = await newDataDirectory();
  const server = await newServer({ DATA_DIRECTORY });
  const { cookie } = await signInOverHttp(server.address, "Ada");

  const body = JSON.stringify({ title: "Half sent when the signal came" });
  const headers = { cookie, "content-type": "application/json", "content-length": String(body.length) };
  const slow = request(`${server.address}/api/tasks`, { method: "POST", headers });
  const answered = new Promise<number | undefined>((resolve, reject) => {
    slow.once("response", (response) => resolve(response.resume().statusCode));
    slow.once("error", reject);
  });
  await new Promise<void>((resolve) => slow.write(body.slice(0, 10), () => resolve()));
  // Another request after it: once that one is answered, the server has certainly begun with the first.
  await fetch(`${server.address}/api/health`);
  const stopped = server.stop("SIGTERM");
  slow.end(body.slice(10));

  expect(await answered).toBe(201);
  expect(await stopped).toBe(0);
  const again = await newServer({ DATA_DIRECTORY });
  const ada = await signInOverHttp(again.address, "Ada");
  expect((await ada.request("GET", "/api/tasks")).body.total).toBe(1);

  const events = await listenOverHttp(again.address, ada);
  const stoppedAgain = again.stop("SIGTERM");
  // Live events would stay open for ever. A connection that had to be cut off would end with an error.
  await expect(events.ended).resolves.toBeUndefined();
  expect(await stoppedAgain).toBe(0);
});

test("a SIGTERM that only npm gets ends the server behind it, too", async () => {
  const DATA_DIRECTORY = await newDataDirectory();
  const env = { ...process.env, HOST: "127.0.0.1", PORT: "0", DATABASE_URL: "", DATA_DIRECTORY };
  const npm = spawn("npm", ["start"], { env, stdio: ["ignore", "pipe", "ignore"] });
  for await (const line of createInterface({ input: npm.stdout })) if (line.includes("ready on")) break;
  const isHeld = () => readdirSync(DATA_DIRECTORY).some((name) => name.startsWith("lock."));
  expect(isHeld()).toBe(true);
  npm.kill("SIGTERM");
  // Letting go of the data is the last thing a server does.
  await expect.poll(isHeld).toBe(false);
});
