import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface RunningServer {
  /** Like http://127.0.0.1:41234 */
  address: string;
  stop: () => Promise<void>;
}

const START_WITHIN_MS = 60_000;

/** What a developer's own settings, or their .env, must not bring into a test: an empty value counts as unset. */
const UNSET = Object.fromEntries(
  [
    "DATABASE_URL",
    "NEXTAUTH_URL",
    "AUTH_SECRET",
    "NEXTAUTH_SECRET",
    "ALLOW_LOCAL_SIGN_IN",
    "GITHUB_ID",
    "GITHUB_SECRET",
    "GOOGLE_ID",
    "GOOGLE_SECRET",
    "OIDC_ISSUER",
    "OIDC_ID",
    "OIDC_SECRET",
    "OPENAI_API_KEY",
    "OPENAI_BASE_URL",
    "AGENT_MODE",
    "SMTP_URL",
    "CRON_SECRET",
  ].map((name) => [name, ""]),
);

/** The built app as `npm start` runs it, on a free port of this machine and an empty database of its own. */
export async function startServer(): Promise<RunningServer> {
  const dataDirectory = await mkdtemp(join(tmpdir(), "steward-e2e-"));
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    env: { ...process.env, ...UNSET, HOST: "127.0.0.1", PORT: "0", DATA_DIRECTORY: dataDirectory, LOG_LEVEL: "warn" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const stop = async () => {
    child.kill("SIGTERM");
    await exited;
    await rm(dataDirectory, { recursive: true, force: true });
  };
  const address = new Promise<string>((resolve, reject) => {
    let output = "";
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /ready on (http:\/\/\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("error", reject);
    child.once("exit", (code) =>
      reject(new Error(`The server ended with code ${code} before it was ready:\n${output}`)),
    );
    setTimeout(() => reject(new Error(`The server was not ready in time:\n${output}`)), START_WITHIN_MS).unref();
  });
  try {
    return { address: await address, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
