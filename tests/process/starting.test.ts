import { execFile } from "node:child_process";
import { chmod, mkdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { emptyDirectory } from "@/tests/support/empty-directory";
import { signInOverHttp } from "@/tests/support/http-person";
import { failToStart } from "@/tests/support/server-process";
import { newPostgresDatabase } from "@/tests/support/test-postgres";
import { newServer } from "@/tests/support/test-server";

const health = async (address: string) => (await fetch(`${address}/api/health`)).status;

test("one process at a time has the data: a second is refused by name, a killed one's place is taken", async () => {
  const env = { DATA_DIRECTORY: await emptyDirectory() };
  const first = await newServer(env);
  // Every start says once what signing in by name means.
  expect(first.output().match(/Behind a proxy, set LOCAL_SIGN_IN=link/g)).toHaveLength(1);
  const second = await failToStart(env);
  expect(second.exitCode).toBe(1);
  expect(second.output).toContain(`process ${first.pid}`);
  expect(await health(first.address)).toBe(200);
  await first.stop("SIGKILL");
  const next = await newServer(env);
  expect(await health(next.address)).toBe(200);
});

/** What the other settings are refused with is proved in tests/unit/platform/configuration.test.ts. */
const UNUSABLE: [env: Record<string, string>, sentences: string[]][] = [
  [
    {
      AGENT_MODE: "clever",
      LOG_LEVEL: "loud",
      AUTH_SECRET: "short",
      SIGN_UP: "maybe",
      SIGN_UP_ALLOW: "ann@example.org example.org",
    },
    [
      "AGENT_MODE must be one of rules, hybrid, openai.",
      "LOG_LEVEL must be one of trace, debug, info, warn, error, silent.",
      "AUTH_SECRET must have at least 32 characters: `openssl rand -base64 32` makes one.",
      'SIGN_UP must be open or closed, not "maybe".',
      'SIGN_UP_ALLOW cannot use "example.org": write @example.org',
    ],
  ],
  [{ PORT: "3000x" }, ["PORT must be a whole number from 0 to 65535."]],
  [{ HOST: "203.0.113.7" }, ["HOST 203.0.113.7 is not an address of this machine."]],
];

test.each(UNUSABLE)("%j stops the start with a sentence for each", async (env, sentences) => {
  const { exitCode, output } = await failToStart({ DATA_DIRECTORY: await emptyDirectory(), ...env });
  expect(exitCode).toBe(1);
  for (const sentence of sentences) expect(output).toContain(sentence);
});

test("a start is refused that nobody could ever sign in to: the first one ever, and whoever signed in by name since", async () => {
  const env = { DATA_DIRECTORY: await emptyDirectory(), GITHUB_ID: "id", GITHUB_SECRET: "secret" };
  await expectNobodyCouldSignIn(env);
  // Whoever runs it can still look who is there.
  const accounts = [process.execPath, ["node_modules/tsx/dist/cli.mjs", "scripts/accounts.ts"]] as const;
  const listed = await promisify(execFile)(...accounts, { env: { ...process.env, ...env, DATABASE_URL: "" } });
  expect(listed).toEqual({ stdout: "", stderr: "" });

  const byName = await newServer({ DATA_DIRECTORY: env.DATA_DIRECTORY, SIGN_UP: "closed" });
  expect((await (await signInOverHttp(byName.address)).request("GET", "/api/tasks")).status).toBe(200);
  await byName.stop();
  // A name leads nowhere any more, now that there is a provider.
  await expectNobodyCouldSignIn(env);
});

async function expectNobodyCouldSignIn(env: Record<string, string>): Promise<void> {
  const { exitCode, output } = await failToStart(env);
  expect(exitCode).toBe(1);
  expect(output.match(/Nobody could ever sign in here.* SIGN_UP_ALLOW .* SIGN_UP to open\.$/gm)).toHaveLength(1);
  expect(output).not.toMatch(/^ +at /m);
}

test("a data directory that is no place for secrets stops the start and stays as it was", async () => {
  const shared = await emptyDirectory();
  await mkdir(join(shared, "photos"));
  await chmod(shared, 0o755);
  const refused = await failToStart({ DATA_DIRECTORY: shared });
  expect(refused).toMatchObject({ exitCode: 1, output: expect.stringContaining(`run chmod 700 ${shared}.`) });
  expect((await stat(shared)).mode & 0o777).toBe(0o755);
  const weak = await emptyDirectory();
  await writeFile(join(weak, "auth-secret"), "password");
  const guessed = await failToStart({ DATA_DIRECTORY: weak });
  expect(guessed).toMatchObject({ exitCode: 1, output: expect.stringContaining("has fewer than 32 characters") });
});

test("an unreachable PostgreSQL is waited for, then said in one sentence without the password", async () => {
  const url = "postgresql://steward:hunter2@127.0.0.1:1/steward";
  const env = { DATABASE_URL: url, DATABASE_WAIT_SECONDS: "1", DATA_DIRECTORY: await emptyDirectory() };
  const { exitCode, output } = await failToStart(env);
  expect(exitCode).toBe(1);
  expect(output).toContain("PostgreSQL at 127.0.0.1:1/steward cannot be reached: nothing is listening there.");
  expect(output).not.toContain("hunter2");
});

test("instances that start together on an empty PostgreSQL all come up", async () => {
  const { url, drop } = await newPostgresDatabase("empty");
  onTestFinished(drop);
  const env = { DATABASE_URL: url, DATA_DIRECTORY: await emptyDirectory() };
  const servers = await Promise.all([newServer(env), newServer(env), newServer(env)]);
  expect(await Promise.all(servers.map(({ address }) => health(address)))).toEqual([200, 200, 200]);
});
