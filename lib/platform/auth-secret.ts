import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ConfigurationError, configuration } from "@/lib/platform/configuration";

let generated: string | undefined;

/** What session cookies are sealed with: configured, or on loopback made once and kept beside the database. */
export function authSecret(): string {
  const { authSecret: configured, listensOnLoopback, DATA_DIRECTORY } = configuration();
  if (configured !== undefined) return configured;
  if (!listensOnLoopback)
    throw new ConfigurationError("AUTH_SECRET must be set when Steward does not run on loopback.");
  generated ??= readOrCreate(DATA_DIRECTORY);
  return generated;
}

function readOrCreate(directory: string): string {
  const path = join(directory, "auth-secret");
  mkdirSync(directory, { recursive: true });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString("base64url"), { mode: 0o600 });
  try {
    linkSync(draft, path); // Fails when it is there already: the first one made stays.
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(path, "utf8").trim();
}
