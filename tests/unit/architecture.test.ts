import { execFile } from "node:child_process";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";

const RULES = "tests/architecture/dependency-rules.cjs";
const ROOTS = ["app", "components", "lib", "proxy.ts", "instrumentation.ts"];

const report = z.object({
  summary: z.object({
    totalCruised: z.number(),
    violations: z.array(z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) })),
  }),
});

async function cruise(cwd: string, roots: string[]) {
  const cruiser = resolve("node_modules/dependency-cruiser/bin/dependency-cruise.mjs");
  const command = [cruiser, ...roots, "--config", RULES, "--output-type", "json"];
  const options = { cwd, maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = await promisify(execFile)(process.execPath, command, options).catch((failed) => failed);
  return report.parse(JSON.parse(stdout)).summary;
}

/** Beside a build that reads the sources nothing may be written among them. */
async function copySources(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), "steward-sources-"));
  onTestFinished(() => rm(copy, { recursive: true, force: true }));
  for (const path of [...ROOTS, RULES, "tsconfig.json"]) await cp(path, join(copy, path), { recursive: true });
  return copy;
}

test("imports point one way", { timeout: 120_000 }, async () => {
  const { violations, totalCruised } = await cruise(".", ROOTS);
  expect(violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)).toEqual([]);
  expect(totalCruised).toBeGreaterThan(80);
});

test("a planted violation is caught", { timeout: 120_000 }, async () => {
  const copy = await copySources();
  await writeFile(
    join(copy, "lib/domain/planted.ts"),
    'import type { Database } from "@/lib/store/database";\nexport type Planted = Database;\n',
  );
  const { violations } = await cruise(copy, ["lib/domain"]);
  const rule = "lib/domain may import only: nothing of ours";
  expect(violations).toContainEqual(
    expect.objectContaining({ from: "lib/domain/planted.ts", rule: expect.objectContaining({ name: rule }) }),
  );
});
