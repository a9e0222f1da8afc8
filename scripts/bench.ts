// npm run bench [gate | reminders | turn]: how much our own layers cost, always as a ratio to the bare thing measured in the
// same run.
import { log } from "@/lib/platform/log";
import { benchmarkGate } from "./bench/gate";
import type { Ratio } from "./bench/measure";
import { openEmbedded, openPostgres } from "./bench/open-databases";
import { benchmarkReminders } from "./bench/reminders";
import { benchmarkTurn } from "./bench/turn";

log.level = "silent";

const ON_DATABASES = { gate: benchmarkGate, reminders: benchmarkReminders };

let withinLimits = true;

function report(title: string, ratios: Ratio[]): void {
  console.log(`\n${title}`);
  for (const { name, ours, bare, ratio, limit } of ratios) {
    const verdict = ratio <= limit ? "ok" : "OVER";
    const times = `${ours.toFixed(2)} ms against ${bare.toFixed(2)} ms`;
    console.log(`  ${verdict.padEnd(5)}${name.padEnd(56)}${ratio.toFixed(2)}× (at most ${limit}×)   ${times}`);
    withinLimits &&= ratio <= limit;
  }
}

const only = process.argv[2];
for (const [name, benchmark] of Object.entries(ON_DATABASES)) {
  if (only !== undefined && only !== name) continue;
  for (const open of [openEmbedded, openPostgres]) {
    const bench = await open();
    report(bench.title, await benchmark(bench));
    await bench.close();
  }
}
if (only === undefined || only === "turn") report("The turn, over HTTP", await benchmarkTurn());
process.exit(withinLimits ? 0 : 1);
