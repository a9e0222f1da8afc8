import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";
import { newDataDirectory } from "@/tests/support/data-directory";
import { rounds } from "@/tests/support/rounds";
import { SHORT_LIVED } from "@/tests/support/short-lived";

interface Round {
  found: { titles: string[]; numbers: number[]; records: number };
  acknowledged: string[];
  finished: boolean;
}

/** Runs the writer on the directory and kills it in the middle of its writes, after so many were acknowledged. */
async function writeAndKill(directory: string, round: number, writes: number, killAfter: number): Promise<Round> {
  const command = [...SHORT_LIVED, "--import", "tsx", "tests/process/writer.ts", String(round), String(writes)];
  const child = spawn(process.execPath, command, {
    env: { ...process.env, DATA_DIRECTORY: directory, LOG_LEVEL: "silent" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const outcome: Round = { found: { titles: [], numbers: [], records: 0 }, acknowledged: [], finished: false };
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith("found ")) outcome.found = JSON.parse(line.slice("found ".length));
    if (line.startsWith("acknowledged ")) outcome.acknowledged.push(line.slice("acknowledged ".length));
    if (line === "finished") outcome.finished = true;
    if (outcome.acknowledged.length === killAfter) child.kill("SIGKILL");
  }
  return outcome;
}

const KILLS = rounds(2, 20);

test("kill -9 in the middle of thousands of writes, over and over, loses nothing that was acknowledged", {
  timeout: 600_000,
}, async () => {
  const directory = await newDataDirectory();
  const acknowledged: string[] = [];
  for (let round = 0; round < KILLS; round += 1) {
    const killAfter = 20 + round * rounds(80, 20);
    const { found, acknowledged: written, finished } = await writeAndKill(directory, round, 10_000, killAfter);
    expect(isSuperset(found.titles, acknowledged)).toBe(true);
    expect(written.length).toBeGreaterThanOrEqual(killAfter);
    expect(finished).toBe(false);
    acknowledged.push(...written);
  }
  const { found } = await writeAndKill(directory, KILLS, 0, -1);
  expect(isSuperset(found.titles, acknowledged)).toBe(true);
  expect(found.records).toBe(found.titles.length);
  expect(new Set(found.numbers).size).toBe(found.numbers.length);
});

function isSuperset(all: string[], some: string[]): boolean {
  const known = new Set(all);
  return some.every((each) => known.has(each));
}
