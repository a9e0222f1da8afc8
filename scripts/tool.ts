// npm run tool -- add_task '{"title":"Buy milk"}': one call through the gate on a scratch database, with its record.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { log } from "@/lib/platform/log";
import { closeDatabase } from "@/lib/store/database";
import { findRecord } from "@/lib/store/record-store";
import { startStore } from "@/lib/store/start-store";
import { findOrCreateUser } from "@/lib/store/user-store";
import { runTool } from "@/lib/tools/run-tool";
import { directCaller } from "@/lib/tools/tool-caller";
import { TOOLS } from "@/lib/tools/tool-registry";

/** Pairs, so that a call can stand on what earlier ones made: add_task '{…}' complete_task '{"task":1}'. */
function readCalls(words: string[]): { name: string; input: unknown }[] {
  const calls: { name: string; input: unknown }[] = [];
  for (let index = 0; index < words.length; index += 2) {
    calls.push({ name: words[index] ?? "", input: JSON.parse(words[index + 1] ?? "{}") });
  }
  return calls;
}

if (process.argv.length < 3) {
  console.log("Usage: npm run tool -- NAME JSON [NAME JSON …]\n");
  for (const { name, effect, description } of TOOLS)
    console.log(`${name.padEnd(18)} ${effect.padEnd(8)} ${description}`);
  process.exit(1);
}

const directory = await mkdtemp(join(tmpdir(), "steward-tool-"));
process.env.DATA_DIRECTORY = directory;
log.level = "silent";
try {
  await startStore();
  const user = await findOrCreateUser(
    { provider: "local", providerAccountId: "tool" },
    { name: "You", timeZone: "UTC" },
  );
  for (const { name, input } of readCalls(process.argv.slice(2))) {
    const { recordId, ...result } = await runTool({ name, input, caller: directCaller(user, "api") });
    console.log(JSON.stringify({ result, record: await findRecord(user.id, recordId) }, null, 2));
  }
} finally {
  await closeDatabase();
  await rm(directory, { recursive: true, force: true });
}
