import { expect, onTestFinished, test } from "vitest";
import { newDataDirectory } from "@/tests/support/data-directory";
import { failToStart, startServer } from "@/tests/support/server-process";
import { launchPostgres } from "@/tests/support/start-postgres";

const health = async (address: string) => (await fetch(`${address}/api/health`)).status;

test("a second process on the same data refuses to start and names the first", async () => {
  const directory = await newDataDirectory();
  const first = await startServer({ DATA_DIRECTORY: directory });
  onTestFinished(() => void first.stop());
  const second = await failToStart({ DATA_DIRECTORY: directory });
  expect(second.exitCode).toBe(1);
  expect(second.output).toContain(`process ${first.pid}`);
  expect(await health(first.address)).toBe(200);
});

test("a lock left by a killed process is taken over", async () => {
  const directory = await newDataDirectory();
  const killed = await startServer({ DATA_DIRECTORY: directory });
  await killed.stop("SIGKILL");
  const next = await startServer({ DATA_DIRECTORY: directory });
  onTestFinished(() => void next.stop());
  expect(await health(next.address)).toBe(200);
});

test("SIGTERM closes everything in good order", async () => {
  const server = await startServer({ DATA_DIRECTORY: await newDataDirectory() });
  expect(await health(server.address)).toBe(200);
  expect(await server.stop("SIGTERM")).toBe(0);
});

test.each([
  [{ AGENT_MODE: "clever" }, "AGENT_MODE must be one of rules, hybrid, openai."],
  [{ AGENT_MODE: "openai" }, "AGENT_MODE openai needs OPENAI_API_KEY or OPENAI_BASE_URL."],
  [{ OPENAI_BASE_URL: "not a url" }, "OPENAI_BASE_URL must be a URL"],
  [{ HOST: "0.0.0.0" }, "HOST 0.0.0.0 can be reached from other machines"],
  [{ GITHUB_ID: "half" }, "GITHUB_ID and GITHUB_SECRET must be set together."],
])("%j stops the start with a sentence that names it", async (env, sentence) => {
  const { exitCode, output } = await failToStart({ DATA_DIRECTORY: await newDataDirectory(), ...env });
  expect(exitCode).toBe(1);
  expect(output).toContain(sentence);
});

test("an unreachable PostgreSQL is waited for, then said in one sentence without the password", async () => {
  const url = "postgresql://steward:hunter2@127.0.0.1:1/steward";
  const { exitCode, output } = await failToStart({ DATABASE_URL: url, DATABASE_WAIT_SECONDS: "1" });
  expect(exitCode).toBe(1);
  expect(output).toContain("PostgreSQL at 127.0.0.1:1/steward cannot be reached: nothing is listening there.");
  expect(output).not.toContain("hunter2");
});

test("instances that start together on an empty PostgreSQL all come up", async () => {
  const postgres = await launchPostgres();
  onTestFinished(postgres.stop);
  const env = { DATABASE_URL: postgres.url, DATA_DIRECTORY: await newDataDirectory() };
  const servers = await Promise.all([startServer(env), startServer(env), startServer(env)]);
  expect(await Promise.all(servers.map(({ address }) => health(address)))).toEqual([200, 200, 200]);
  await Promise.all(servers.map((server) => server.stop()));
});
