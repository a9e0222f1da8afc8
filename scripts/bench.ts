// npm run bench [gate | turn | web]: how much our own layers cost, always as a ratio to the bare thing measured in the same run.
import { log } from "@/lib/platform/log";
import { benchmarkGate } from "./bench/gate";
import type { Ratio } from "./bench/measure";
import { openEmbedded, openPostgres } from "./bench/open-databases";
import { benchmarkTurn } from "./bench/turn";
import { benchmarkWeb } from "./bench/web";

log.level = "silent";

function print({ name, ours, bare, ratio, limit, unit = "ms" }: Ratio): void {
  const verdict = ratio <= limit ? "ok" : "OVER";
  const times = `${ours.toFixed(2)} ${unit} against ${bare.toFixed(2)} ${unit}`;
  console.log(`  ${verdict.padEnd(5)}${name.padEnd(52)}${ratio.toFixed(2)}× (at most ${limit}×)   ${times}`);
}

let withinLimits = true;
const only = process.argv[2];
const isWanted = (part: string): boolean => only === undefined || only === part;
for (const open of isWanted("gate") ? [openEmbedded, openPostgres] : []) {
  const bench = await open();
  console.log(`\n${bench.title}`);
  const ratios = await benchmarkGate(bench);
  ratios.forEach(print);
  withinLimits &&= ratios.every(({ ratio, limit }) => ratio <= limit);
  await bench.close();
}

const PARTS = [
  { part: "turn", title: "The turn, over HTTP", measure: benchmarkTurn },
  { part: "web", title: "The pages, in Chromium", measure: benchmarkWeb },
];
for (const { title, measure } of PARTS.filter(({ part }) => isWanted(part))) {
  console.log(`\n${title}`);
  for await (const measured of await measure()) {
    print(measured);
    withinLimits &&= measured.ratio <= measured.limit;
  }
}
process.exit(withinLimits ? 0 : 1);
