// npm run bench [gate | reminders | turn | mcp | web]: how much our own layers cost, always as a ratio to the bare thing
// measured in the same run.
import { log } from "@/lib/platform/log";
import { benchmarkGate } from "./bench/gate";
import { benchmarkMcp } from "./bench/mcp";
import type { Ratio } from "./bench/measure";
import { openEmbedded, openPostgres } from "./bench/open-databases";
import { benchmarkReminders } from "./bench/reminders";
import { benchmarkTurn } from "./bench/turn";
import { benchmarkWeb } from "./bench/web";

log.level = "silent";

const ON_DATABASES = { gate: benchmarkGate, reminders: benchmarkReminders };
const ON_A_SERVER = {
  turn: { title: "The turn, over HTTP", benchmark: benchmarkTurn },
  mcp: { title: "MCP, over HTTP", benchmark: benchmarkMcp },
  web: { title: "The pages, in Chromium", benchmark: benchmarkWeb },
};

const only = process.argv[2];
const isAsked = ([part]: [string, unknown]): boolean => only === undefined || only === part;

let withinLimits = true;

/** Printed as they come: some take minutes. */
async function report(title: string, ratios: Iterable<Ratio> | AsyncIterable<Ratio>): Promise<void> {
  console.log(`\n${title}`);
  for await (const { name, ours, bare, ratio, limit, unit = "ms" } of ratios) {
    const verdict = ratio <= limit ? "ok" : "OVER";
    const sizes = `${ours.toFixed(2)} ${unit} against ${bare.toFixed(2)} ${unit}`;
    console.log(`  ${verdict.padEnd(5)}${name.padEnd(56)}${ratio.toFixed(2)}× (at most ${limit}×)   ${sizes}`);
    withinLimits &&= ratio <= limit;
  }
}

for (const [, benchmark] of Object.entries(ON_DATABASES).filter(isAsked)) {
  for (const open of [openEmbedded, openPostgres]) {
    const bench = await open();
    await report(bench.title, await benchmark(bench));
    await bench.close();
  }
}
for (const [, { title, benchmark }] of Object.entries(ON_A_SERVER).filter(isAsked))
  await report(title, await benchmark());
process.exit(withinLimits ? 0 : 1);
