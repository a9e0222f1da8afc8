import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";

export interface ServerProcess {
  pid: number;
  address: string;
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

export interface FailedStart {
  exitCode: number | null;
  output: string;
}

const READY = /ready on (http:\/\/\S+)/;

/** `npm start` without npm, on a free port of loopback. Fails with what it printed when it does not come up. */
export async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  const child = launch(env);
  const lines: string[] = [];
  for await (const line of linesOf(child)) {
    lines.push(line);
    const address = READY.exec(line)?.[1];
    if (address && child.pid) return { pid: child.pid, address, stop: (signal) => stop(child, signal) };
  }
  throw new Error(`The server did not start:\n${lines.join("\n")}`);
}

/** For starts that are meant to be refused. */
export async function failToStart(env: Record<string, string>): Promise<FailedStart> {
  const child = launch(env);
  let output = "";
  child.stdout?.on("data", (chunk) => {
    output += chunk;
  });
  child.stderr?.on("data", (chunk) => {
    output += chunk;
  });
  const exitCode = await exitOf(child);
  return { exitCode, output };
}

function launch(env: Record<string, string>): ChildProcess {
  const { DATABASE_URL: _, ...inherited } = process.env;
  return spawn(process.execPath, ["scripts/start.mjs"], {
    env: { ...inherited, NODE_ENV: "production", HOST: "127.0.0.1", PORT: "0", LOG_LEVEL: "silent", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

async function* linesOf(child: ChildProcess): AsyncGenerator<string> {
  if (!child.stdout) return;
  child.stderr?.resume();
  yield* createInterface({ input: child.stdout });
}

const exitOf = (child: ChildProcess): Promise<number | null> =>
  child.exitCode === null ? new Promise((resolve) => child.once("close", resolve)) : Promise.resolve(child.exitCode);

function stop(child: ChildProcess, signal: NodeJS.Signals = "SIGTERM"): Promise<number | null> {
  const exited = exitOf(child);
  child.kill(signal);
  return exited;
}
