import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** What a file is about, by what it uses. There a failure that does not come again is the very thing to be told of. */
const KINDS: Readonly<Record<string, RegExp>> = {
  consent: /pending_action|needs_confirmation|askToDelete|moveExpiry|\/api\/confirmations|typed-at-card/,
  loss: /SIGKILL|kill\(/,
  races: /\btimes\(|whileHeld|postgres-holdup/,
};
const FOLDERS = ["components", "database", "e2e", "postgres", "process", "turns"].map((name) => join("tests", name));

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(test|e2e)\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
);

/** "// Never run again: consent, races." */
const saidOf = (text: string): string[] => /^\/\/ Never run again: ([\w, ]+)\.$/m.exec(text)?.[1]?.split(", ") ?? [];

test("a file about consent, loss or races says that it is never run again", () => {
  const silent = files.flatMap((file) => {
    const text = readFileSync(file, "utf8");
    const missing = Object.keys(KINDS).filter((kind) => KINDS[kind]?.test(text) && !saidOf(text).includes(kind));
    return missing.length > 0 ? [`${file}: // Never run again: ${missing.join(", ")}.`] : [];
  });
  expect(silent).toEqual([]);
});

test("there are such files, and others", () => {
  const marked = files.filter((file) => saidOf(readFileSync(file, "utf8")).length > 0);
  expect(marked.length).toBeGreaterThan(10);
  expect(marked.length).toBeLessThan(files.length);
});
