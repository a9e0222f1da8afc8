// npm run accounts: who has an account here.
// npm run accounts -- join NEW OLD: whoever signs in as NEW finds OLD's list from now on; NEW must still be empty.
import { existsSync } from "node:fs";
import { log } from "@/lib/platform/log";
import { joinAccounts, listAccounts } from "@/lib/store/account-directory";
import { closeDatabase } from "@/lib/store/database";
import { startStore } from "@/lib/store/start-store";
import { explainFailedStart } from "./serve.mjs";

if (existsSync(".env")) process.loadEnvFile(".env");
log.level = "silent";
const [command, newcomer, keeper] = process.argv.slice(2);
try {
  await startStore();
  if (command === "join" && newcomer && keeper) await joinAccounts(newcomer, keeper);
  for (const { id, name, email, providers, tasks } of await listAccounts()) {
    console.log([id, name, providers.join(" and "), email ?? "no e-mail address", `${tasks} tasks`].join("  "));
  }
} catch (error) {
  console.error(explainFailedStart(error));
  process.exitCode = 1;
} finally {
  await closeDatabase();
}
