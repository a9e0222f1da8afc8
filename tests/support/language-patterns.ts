import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

export interface Pattern {
  path: string;
  source: string;
  flags: string;
}

/** What was found safe before, as hashes of the pattern, its flags and the version that judged it. */
export const VERDICTS = "tests/support/safe-patterns.json";

const { version } = JSON.parse(readFileSync("node_modules/recheck/package.json", "utf8"));

/** Whatever changes, the pattern or who judges it, is another hash, and so not known to be safe. */
export const hashOf = ({ source, flags }: Pattern): string =>
  createHash("sha256")
    .update(JSON.stringify([source, flags, version]))
    .digest("hex")
    .slice(0, 32);

/** Every regular expression literal in the engine's source. */
export function findPatterns(directory = "lib/language"): Pattern[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry): Pattern[] => {
    const path = `${directory}/${entry.name}`;
    if (entry.isDirectory()) return findPatterns(path);
    const text = readFileSync(path, "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
    const literals = text.matchAll(
      /(?<=[=(,:?&|!]\s*|return\s)\/((?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/([dgimsuvy]*)/g,
    );
    return [...literals].map(([, source = "", flags = ""]) => ({ path, source, flags }));
  });
}
