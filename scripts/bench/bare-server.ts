import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const APP = fileURLToPath(new URL("./bare-app", import.meta.url));
const NEXT = fileURLToPath(new URL("../../node_modules/next/dist/bin/next", import.meta.url));
const READY = /http:\/\/127\.0\.0\.1:\d+/;

export interface BareServer {
  address: string;
  stop(): void;
}

/** An app of two routes that do the same work without anything of ours, built and served by the framework itself. */
export async function startBareServer(env: Record<string, string>): Promise<BareServer> {
  const settings = { ...process.env, ...env, NODE_ENV: "production" as const, NEXT_TELEMETRY_DISABLED: "1" };
  execFileSync(process.execPath, [NEXT, "build", APP], { env: settings, stdio: "ignore" });
  const child = spawn(process.execPath, [NEXT, "start", APP, "-H", "127.0.0.1", "-p", "0"], { env: settings });
  const address = await addressOf(child);
  return { address, stop: () => void child.kill() };
}

function addressOf(child: ChildProcess): Promise<string> {
  let output = "";
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (text) => {
        output += text;
        const found = READY.exec(output)?.[0];
        if (found && output.includes("Ready")) resolve(found);
      });
    }
    child.once("close", () => reject(new Error(`The bare app ended:\n${output}`)));
  });
}
