import { execFile } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { afterEach, expect, test } from "vitest";
import { z } from "zod";

const PLANTED = "lib/domain/planted-violation";

afterEach(() => rm(PLANTED, { recursive: true, force: true }));

const report = z.object({
  summary: z.object({
    totalCruised: z.number(),
    violations: z.array(z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) })),
  }),
});

async function cruise() {
  const roots = ["app", "components", "lib", "proxy.ts", "instrumentation.ts"];
  const config = ["--config", "tests/architecture/dependency-rules.cjs", "--output-type", "json"];
  const command = ["node_modules/dependency-cruiser/bin/dependency-cruise.mjs", ...roots, ...config];
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, command, { maxBuffer: 64 * 1024 * 1024 }).catch((failed) => failed);
  return report.parse(JSON.parse(stdout)).summary;
}

test("imports point one way, and a planted violation is caught", { timeout: 120_000 }, async () => {
  const clean = await cruise();
  expect(clean.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)).toEqual([]);
  expect(clean.totalCruised).toBeGreaterThan(80);

  await mkdir(PLANTED);
  await writeFile(
    `${PLANTED}/forbidden.ts`,
    'import type { Database } from "@/lib/store/database";\nexport type Planted = Database;\n',
  );
  const broken = await cruise();
  expect(broken.violations.map(({ rule }) => rule.name)).toContain("lib/domain may import only: nothing of ours");
});
