import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { chmod, readdir, readFile, rm, stat } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { migratedDirectory, newDataDirectory } from "@/tests/support/data-directory";
import { type HttpPerson, send, signInOverHttp } from "@/tests/support/http-person";
import { listenOverHttp } from "@/tests/support/listen-over-http";
import { type ServerProcess, startServer } from "@/tests/support/server-process";

/** Two starts on the same data. What is there between them is what the first one left, and what others then do to it. */
describe("a server that is stopped and started again", () => {
  let DATA_DIRECTORY: string;
  let first: ServerProcess;
  let second: ServerProcess;
  let ada: HttpPerson;
  let secret: string;

  const secretFile = () => join(DATA_DIRECTORY, "auth-secret");
  const modeOf = async (path: string) => (await stat(path)).mode & 0o777;

  beforeAll(async () => {
    DATA_DIRECTORY = await migratedDirectory();
    first = await startServer({ DATA_DIRECTORY });
    ada = await signInOverHttp(first.address, "Ada");
  });

  afterAll(async () => {
    await Promise.all([first?.stop(), second?.stop()]);
    await rm(DATA_DIRECTORY, { recursive: true, force: true });
  });

  test("made the secret that sessions are sealed with, beside the database, for its owner's eyes", async () => {
    secret = await readFile(secretFile(), "utf8");
    expect(secret.length).toBeGreaterThanOrEqual(43);
    expect(await modeOf(secretFile())).toBe(0o600);
  });

  test("lets a request in flight finish, and keeps no access token anywhere in the data", async () => {
    const { body: made } = await ada.request("POST", "/api/tokens", { name: "Backup script", scope: "read" });
    const token = String(made.token);
    expect(token).toMatch(/^stw_[\w-]{43}$/);
    const bearer = { authorization: `Bearer ${token}` };
    expect((await send(`${first.address}/api/tasks`, "GET", undefined, bearer)).status).toBe(200);

    const body = JSON.stringify({ title: "Half sent when the signal came" });
    const headers = {
      cookie: ada.cookie,
      "content-type": "application/json",
      "content-length": String(body.length),
    };
    const slow = request(`${first.address}/api/tasks`, { method: "POST", headers });
    const answered = new Promise<number | undefined>((resolve, reject) => {
      slow.once("response", (response) => resolve(response.resume().statusCode));
      slow.once("error", reject);
    });
    await new Promise<void>((resolve) => slow.write(body.slice(0, 10), () => resolve()));
    // Another request after it: once that one is answered, the server has certainly begun with the first.
    await fetch(`${first.address}/api/health`);
    const stopped = first.stop("SIGTERM");
    slow.end(body.slice(10));
    expect(await answered).toBe(201);
    expect(await stopped).toBe(0);

    const files = await readdir(DATA_DIRECTORY, { recursive: true, withFileTypes: true });
    const contents = files.filter((file) => file.isFile()).map((file) => readFile(join(file.parentPath, file.name)));
    expect(contents.length).toBeGreaterThan(100);
    for (const content of await Promise.all(contents)) expect(content.includes(token)).toBe(false);
  });

  test("closes its data to others again, takes the sessions of before, and has what was done then", async () => {
    await chmod(secretFile(), 0o644);
    await chmod(DATA_DIRECTORY, 0o755);
    second = await startServer({ DATA_DIRECTORY });
    expect([await modeOf(DATA_DIRECTORY), await modeOf(secretFile())]).toEqual([0o700, 0o600]);
    expect(await readFile(secretFile(), "utf8")).toBe(secret);
    const { status, body } = await send(`${second.address}/api/tasks`, "GET", undefined, { cookie: ada.cookie });
    expect([status, body.total]).toEqual([200, 1]);
  });

  test("ends live events in good order", async () => {
    const events = await listenOverHttp(second.address, ada);
    const stopped = second.stop("SIGTERM");
    // Live events would stay open for ever. A connection that had to be cut off would end with an error.
    await expect(events.ended).resolves.toBeUndefined();
    expect(await stopped).toBe(0);
  });
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
