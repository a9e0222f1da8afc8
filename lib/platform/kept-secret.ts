import { randomBytes, randomUUID } from "node:crypto";
import { chmodSync, existsSync, linkSync, lstatSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LIMITS } from "@/lib/domain/limits";
import { DataDirectoryError } from "@/lib/platform/data-directory-error";
import { makePrivateDirectory } from "@/lib/platform/private-directory";

/** The secret in the data directory: made once, readable for us alone. */
export function keptSecret(directory: string, self = process.geteuid?.()): string {
  try {
    makePrivateDirectory(directory, self);
    const path = join(directory, "auth-secret");
    if (!existsSync(path)) createSecret(path);
    const problem = problemWith(path, self);
    if (problem) throw new DataDirectoryError(directory, problem);
    return readFileSync(path, "utf8").trim();
  } catch (error) {
    throw error instanceof DataDirectoryError ? error : new DataDirectoryError(directory, error);
  }
}

/** Written aside and then linked: several servers may start at once, and none may read half of it. */
function createSecret(path: string): void {
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
  try {
    linkSync(draft, path); // Fails when it is there already: the first one made stays.
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Who knows the secret can be anybody. The directory is ours alone by now, so nothing changes between two looks. */
function problemWith(path: string, self: number | undefined): string | null {
  const found = lstatSync(path);
  if (!found.isFile()) return "auth-secret in it is not a plain file";
  if (self !== undefined && found.uid !== self) return `auth-secret in it belongs to another user (${found.uid})`;
  if (self !== undefined && (found.mode & 0o077) !== 0) chmodSync(path, 0o600);
  if (readFileSync(path, "utf8").trim().length >= LIMITS.secretLength) return null;
  return (
    `auth-secret in it has fewer than ${LIMITS.secretLength} characters: ` +
    "delete that file and a new one is made, with which everybody signs in again"
  );
}
