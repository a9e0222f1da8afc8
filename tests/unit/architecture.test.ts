import { execFile } from "node:child_process";
import { cp, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { beforeAll, expect, test } from "vitest";
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

const PLANTED = "lib/domain/planted.ts";

/**
 * The sources with one violation among them, so that one look shows both: it is found, and it is the only one. A copy,
 * for beside a build that reads the sources nothing may be written among them.
 */
async function copySources(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), "steward-sources-"));
  for (const path of [...ROOTS, RULES, "tsconfig.json"]) await cp(path, join(copy, path), { recursive: true });
  await symlink(resolve("node_modules"), join(copy, "node_modules"));
  await writeFile(
    join(copy, PLANTED),
    'import type { Database } from "@/lib/store/database";\nexport type Planted = Database;\n',
  );
  return copy;
}

let found: Awaited<ReturnType<typeof cruise>>;

beforeAll(async () => {
  const copy = await copySources();
  found = await cruise(copy, ROOTS).finally(() => rm(copy, { recursive: true, force: true }));
}, 120_000);

test("imports point one way", () => {
  const violations = found.violations.filter(({ from }) => from !== PLANTED);
  expect(violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)).toEqual([]);
  expect(found.totalCruised).toBeGreaterThan(80);
});

test("a planted violation is caught", () => {
  const rule = "lib/domain may import only: nothing of ours";
  expect(found.violations).toContainEqual(
    expect.objectContaining({ from: PLANTED, rule: expect.objectContaining({ name: rule }) }),
  );
});
