import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { keptSecret } from "@/lib/platform/kept-secret";
import { emptyDirectory } from "@/tests/support/empty-directory";

const LONG_ENOUGH = "x".repeat(32);
const modeOf = (path: string) => statSync(path).mode & 0o777;

async function directoryWith(secret: string, mode = 0o600): Promise<string> {
  const directory = await emptyDirectory();
  writeFileSync(join(directory, "auth-secret"), secret);
  chmodSync(join(directory, "auth-secret"), mode);
  return directory;
}

test("it is made once, for its owner's eyes, and nothing else is left behind", async () => {
  const directory = join(await emptyDirectory(), "data");
  const secret = keptSecret(directory);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(keptSecret(directory)).toBe(secret);
  expect(readdirSync(directory)).toEqual(["auth-secret"]);
  expect([modeOf(directory), modeOf(join(directory, "auth-secret"))]).toEqual([0o700, 0o600]);
});

test("one that others could read is closed to them, and so is where it lies", async () => {
  const directory = await directoryWith(`${LONG_ENOUGH}\n`, 0o644);
  chmodSync(directory, 0o755);
  expect(keptSecret(directory)).toBe(LONG_ENOUGH);
  expect([modeOf(directory), modeOf(join(directory, "auth-secret"))]).toEqual([0o700, 0o600]);
});

test.each(["", "short", `${"x".repeat(31)}\n`])(
  "%j is too short, and stays for its owner to delete",
  async (secret) => {
    const directory = await directoryWith(secret);
    expect(() => keptSecret(directory)).toThrow(
      `DATA_DIRECTORY ${directory} cannot be used: auth-secret in it has fewer than 32 characters: delete that file`,
    );
    expect(readFileSync(join(directory, "auth-secret"), "utf8")).toBe(secret);
  },
);

test("it is read from a plain file only", async () => {
  const linked = await emptyDirectory();
  writeFileSync(join(linked, "auth-secret.elsewhere"), LONG_ENOUGH);
  symlinkSync(join(linked, "auth-secret.elsewhere"), join(linked, "auth-secret"));
  const nested = await emptyDirectory();
  mkdirSync(join(nested, "auth-secret"));
  const dangling = await emptyDirectory();
  symlinkSync(join(dangling, "nowhere"), join(dangling, "auth-secret"));
  for (const directory of [linked, nested, dangling]) {
    expect(() => keptSecret(directory)).toThrow("auth-secret in it is not a plain file");
  }
});

test("what cannot be made is said in words", async () => {
  const file = join(await emptyDirectory(), "file");
  writeFileSync(file, "");
  expect(() => keptSecret(file)).toThrow(`DATA_DIRECTORY ${file} cannot be used: something else is in its place.`);
});
