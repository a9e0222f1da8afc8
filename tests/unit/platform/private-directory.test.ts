import { chmodSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { DataDirectoryError } from "@/lib/platform/data-directory-error";
import { makePrivateDirectory } from "@/lib/platform/private-directory";
import { emptyDirectory } from "@/tests/support/empty-directory";

const modeOf = (path: string) => statSync(path).mode & 0o777;

/** A directory that everybody may enter, with these things in it. */
async function openDirectory(...names: string[]): Promise<string> {
  const directory = await emptyDirectory();
  for (const name of names) writeFileSync(join(directory, name), "");
  chmodSync(directory, 0o755);
  return directory;
}

test("a new one is for its owner alone", async () => {
  const directory = join(await emptyDirectory(), "deep", "data");
  makePrivateDirectory(directory);
  expect(modeOf(directory)).toBe(0o700);
});

test.each([[[]], [["auth-secret"]], [["auth-secret.4711", "draft.x", "lock.12", "lost+found"]]])(
  "one that is there with %j in it is closed to others",
  async (names) => {
    const directory = await openDirectory(...names);
    mkdirSync(join(directory, "database"), { mode: 0o755 });
    makePrivateDirectory(directory);
    expect(modeOf(directory)).toBe(0o700);
  },
);

test.each(["public_html", ".profile", "database.bak", "my auth-secret", "lock.old"])(
  "one that holds %j too is left as it is and not used, unless its owner closed it",
  async (name) => {
    const directory = await openDirectory("auth-secret", name);
    expect(() => makePrivateDirectory(directory)).toThrow(
      new DataDirectoryError(
        directory,
        `other users may enter it, and with "${name}" it holds more than Steward's own files: ` +
          `name a folder for Steward alone, or run chmod 700 ${directory}`,
      ),
    );
    expect(modeOf(directory)).toBe(0o755);
    chmodSync(directory, 0o700);
    makePrivateDirectory(directory);
  },
);

test("one that belongs to another user is not used, even when nobody else may enter it", async () => {
  const directory = await emptyDirectory();
  const { uid } = statSync(directory);
  const sentence = `it belongs to another user (${uid}, Steward is ${uid + 1}): `;
  expect(() => makePrivateDirectory(directory, uid + 1)).toThrow(sentence);
});

test("the root of everything is no data directory", () => {
  const before = modeOf("/");
  expect(() => makePrivateDirectory("/")).toThrow(DataDirectoryError);
  expect(modeOf("/")).toBe(before);
});

test("where another thing stands it says so", async () => {
  const file = join(await emptyDirectory(), "file");
  writeFileSync(file, "");
  expect(() => makePrivateDirectory(file)).toThrow(/EEXIST/);
});
