import { type ChildProcess, spawn } from "node:child_process";
import { SHORT_LIVED } from "@/tests/support/short-lived";

export interface ServerProcess {
  pid: number;
  address: string;
  /** Everything it printed so far. */
  output(): string;
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

export interface FailedStart {
  exitCode: number | null;
  output: string;
}

const READY = /ready on (http:\/\/\S+)/;

/** `npm start` without npm, on a free port of loopback. Fails with what it printed when it does not come up. */
export async function startServer(
  env: Record<string, string> = {},
  nodeFlags: readonly string[] = SHORT_LIVED,
): Promise<ServerProcess> {
  const child = launch(env, nodeFlags);
  const output = recordOutput(child);
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout?.on("data", () => {
      const found = READY.exec(output())?.[1];
      if (found) resolve(found);
    });
    child.once("close", (code) => reject(new Error(`The server ended with code ${code}:\n${output()}`)));
  });
  return { pid: child.pid ?? 0, address, output, stop: (signal) => stop(child, signal) };
}

function recordOutput(child: ChildProcess): () => string {
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk) => {
      output += chunk;
    });
  }
  return () => output;
}

/** For starts that are meant to be refused. One that comes up all the same is killed, so it has no exit code. */
export async function failToStart(env: Record<string, string>): Promise<FailedStart> {
  const child = launch(env, SHORT_LIVED);
  const output = recordOutput(child);
  child.stdout?.on("data", () => {
    if (READY.test(output())) child.kill("SIGKILL");
  });
  const exitCode = await exitOf(child);
  return { exitCode, output: output() };
}

/** What a developer's own settings, or their .env, must not bring into a test: an empty value counts as unset. */
const UNSET = [
  ...["DATABASE_URL", "NEXTAUTH_URL", "AUTH_SECRET", "NEXTAUTH_SECRET", "AGENT_MODE"],
  ...["LOCAL_SIGN_IN", "ALLOW_LOCAL_SIGN_IN"],
  ...["GITHUB_ID", "GITHUB_SECRET", "GOOGLE_ID", "GOOGLE_SECRET", "OIDC_ISSUER", "OIDC_ID", "OIDC_SECRET"],
  ...["SIGN_UP", "SIGN_UP_ALLOW"],
  ...["OPENAI_API_KEY", "OPENAI_BASE_URL", "SMTP_URL", "MAIL_FROM", "CRON_SECRET"],
];

function launch(env: Record<string, string>, nodeFlags: readonly string[]): ChildProcess {
  const unset = Object.fromEntries(UNSET.map((name) => [name, ""]));
  const ours = { NODE_ENV: "production" as const, HOST: "127.0.0.1", PORT: "0", LOG_LEVEL: "silent" };
  return spawn(process.execPath, [...nodeFlags, "scripts/start.mjs"], {
    env: { ...process.env, ...unset, ...ours, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

const exitOf = (child: ChildProcess): Promise<number | null> =>
  child.exitCode === null && child.signalCode === null
    ? new Promise((resolve) => child.once("close", resolve))
    : Promise.resolve(child.exitCode);

function stop(child: ChildProcess, signal: NodeJS.Signals = "SIGTERM"): Promise<number | null> {
  const exited = exitOf(child);
  child.kill(signal);
  return exited;
}
