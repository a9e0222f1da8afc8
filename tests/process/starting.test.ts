import { expect, onTestFinished, test } from "vitest";
import { emptyDirectory } from "@/tests/support/empty-directory";
import { failToStart } from "@/tests/support/server-process";
import { launchPostgres } from "@/tests/support/start-postgres";
import { newServer } from "@/tests/support/test-server";

const health = async (address: string) => (await fetch(`${address}/api/health`)).status;

test("one process at a time has the data: a second is refused by name, a killed one's place is taken", async () => {
  const env = { DATA_DIRECTORY: await emptyDirectory() };
  const first = await newServer(env);
  const second = await failToStart(env);
  expect(second.exitCode).toBe(1);
  expect(second.output).toContain(`process ${first.pid}`);
  expect(await health(first.address)).toBe(200);
  await first.stop("SIGKILL");
  const next = await newServer(env);
  expect(await health(next.address)).toBe(200);
});

test("a setting that cannot be stops the start with a sentence that names it", async () => {
  const { exitCode, output } = await failToStart({ DATA_DIRECTORY: await emptyDirectory(), AGENT_MODE: "clever" });
  expect(exitCode).toBe(1);
  expect(output).toContain("AGENT_MODE must be one of rules, hybrid, openai.");
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
  const env = { DATABASE_URL: postgres.url, DATA_DIRECTORY: await emptyDirectory() };
  const servers = await Promise.all([newServer(env), newServer(env), newServer(env)]);
  expect(await Promise.all(servers.map(({ address }) => health(address)))).toEqual([200, 200, 200]);
});
