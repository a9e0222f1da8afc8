import { chmodSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { DataDirectoryError } from "@/lib/platform/data-directory-error";

/** What Steward itself puts there, and what a file system puts into every volume. */
const OURS = /^(database|auth-secret(\..+)?|lock\.\d+|draft\..+|lost\+found)$/;

const isPrivate = (mode: number): boolean => (mode & 0o077) === 0;

/**
 * Makes the directory if it is not there, and sees to it that nobody else on this machine gets into it. The embedded
 * database writes files that everybody may read and write, whatever the umask: the directory is what protects them. One
 * that holds other things is somebody's home or shared on purpose; its permissions are not ours to change.
 */
export function makePrivateDirectory(directory: string, self = process.geteuid?.()): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  // Windows has no such permissions: there a folder is as private as the one it lies in.
  if (self === undefined) return;
  const { uid, mode } = statSync(directory);
  const refuse = (reason: string) => new DataDirectoryError(directory, reason);
  if (uid !== self) {
    throw refuse(
      `it belongs to another user (${uid}, Steward is ${self}): name a new folder inside it, or change its owner`,
    );
  }
  if (isPrivate(mode)) return;
  const foreign = readdirSync(directory).find((name) => !OURS.test(name));
  if (foreign !== undefined) {
    throw refuse(
      `other users may enter it, and with ${JSON.stringify(foreign)} it holds more than Steward's own files: ` +
        `name a folder for Steward alone, or run chmod 700 ${directory}`,
    );
  }
  chmodSync(directory, 0o700);
  if (isPrivate(statSync(directory).mode)) return;
  throw refuse("other users may enter it, and its file system knows no permissions: name a folder on another one");
}
