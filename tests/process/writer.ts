// Adds tasks through the gate as fast as it can and says so after each one. Killed by durability.test.ts.

import { startStore } from "@/lib/store/start-store";
import { findOrCreateUser } from "@/lib/store/user-store";
import { runTool } from "@/lib/tools/run-tool";
import { directCaller } from "@/lib/tools/tool-caller";
import { databaseCounts } from "@/tests/support/database-counts";

const [round = "0", writes = "0"] = process.argv.slice(2);
await startStore();
const identity = { provider: "local", providerAccountId: "writer" };
const user = await findOrCreateUser(identity, { name: "Writer", timeZone: "UTC" });
console.log(`found ${JSON.stringify(await databaseCounts(user.id))}`);
for (let index = 0; index < Number(writes); index += 1) {
  const title = `round ${round} write ${index}`;
  const { success } = await runTool({ name: "add_task", input: { title }, caller: directCaller(user) });
  if (success) console.log(`acknowledged ${title}`);
}
console.log("finished");
process.exit(0);
