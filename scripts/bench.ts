// npm run bench [gate | turn]: how much our own layers cost, always as a ratio to the bare thing measured in the same run.
import { log } from "@/lib/platform/log";
import { benchmarkGate } from "./bench/gate";
import type { Ratio } from "./bench/measure";
import { openEmbedded, openPostgres } from "./bench/open-databases";
import { benchmarkTurn } from "./bench/turn";

log.level = "silent";

function print({ name, ours, bare, ratio, limit }: Ratio): void {
  const verdict = ratio <= limit ? "ok" : "OVER";
  const times = `${ours.toFixed(2)} ms against ${bare.toFixed(2)} ms`;
  console.log(`  ${verdict.padEnd(5)}${name.padEnd(52)}${ratio.toFixed(2)}× (at most ${limit}×)   ${times}`);
}

let withinLimits = true;
const only = process.argv[2];
for (const open of only === "turn" ? [] : [openEmbedded, openPostgres]) {
  const bench = await open();
  console.log(`\n${bench.title}`);
  const ratios = await benchmarkGate(bench);
  ratios.forEach(print);
  withinLimits &&= ratios.every(({ ratio, limit }) => ratio <= limit);
  await bench.close();
}

if (only !== "gate") {
  console.log("\nThe turn, over HTTP");
  const ratios = await benchmarkTurn();
  ratios.forEach(print);
  withinLimits &&= ratios.every(({ ratio, limit }) => ratio <= limit);
}
process.exit(withinLimits ? 0 : 1);
