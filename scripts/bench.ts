// npm run bench [gate | turn | web | mcp | reminders]: how much our own layers cost, always as a ratio to the bare thing measured in the
// same run.
import { log } from "@/lib/platform/log";
import { benchmarkGate } from "./bench/gate";
import { benchmarkMcp } from "./bench/mcp";
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
function report(title: string, ratios: Ratio[]): void {
  console.log(`\n${title}`);
  ratios.forEach(print);
  withinLimits &&= ratios.every(({ ratio, limit }) => ratio <= limit);
}

const only = process.argv[2];
const isAsked = (part: string) => only === undefined || only === part;
for (const open of isAsked("gate") ? [openEmbedded, openPostgres] : []) {
  const bench = await open();
  report(bench.title, await benchmarkGate(bench));
  await bench.close();
}
if (isAsked("turn")) report("The turn, over HTTP", await benchmarkTurn());
if (isAsked("web")) report("The pages, in Chromium", await benchmarkWeb());
if (isAsked("mcp")) report("MCP, over HTTP", await benchmarkMcp());
process.exit(withinLimits ? 0 : 1);
