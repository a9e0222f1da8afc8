import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL(".", import.meta.url));

/** Ends what hangs, and proves nothing: a machine with ten other things to do must not fail a test. */
const LONGEST = process.env.SOAK === "1" ? 3_600_000 : 180_000;

/**
 * The store and the tools run twice, the same files on both databases: what works on one must work on the other. What
 * needs a second connection to the same database, and what the database has no part in, runs on PostgreSQL only.
 */
const ONCE = "tests/database/once/**/*.test.ts";
const BOTH = ["tests/database/**/*.test.ts"];
const POSTGRES = ["tests/postgres/**/*.test.ts"];
const database = (name: "embedded" | "postgres") => ({
  extends: true as const,
  test: {
    name,
    include: name === "embedded" ? BOTH : [...BOTH, ...POSTGRES],
    exclude: name === "embedded" ? [ONCE] : [],
    globalSetup: ["tests/support/prepare-template.ts"],
    setupFiles: ["tests/support/use-fresh-database.ts"],
    // Loading the database anew for each file would cost more than most files do. Each gets fresh data all the same.
    isolate: false,
    env: { TEST_DATABASE: name, LOG_LEVEL: "silent", HOST: "127.0.0.1" },
    testTimeout: LONGEST,
    hookTimeout: LONGEST,
  },
});

export default defineConfig({
  resolve: { alias: { "@": root } },
  test: {
    maxWorkers: 2,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        // They keep no state: loading everything anew for each file took longer than most of them.
        test: { name: "unit", include: ["tests/unit/**/*.test.ts"], isolate: false, testTimeout: LONGEST },
      },
      {
        extends: true,
        // What is said, and what becomes of it: the turn without the web server, on one database a worker.
        test: {
          name: "turns",
          include: ["tests/turns/**/*.test.ts"],
          globalSetup: ["tests/support/prepare-turns.ts"],
          setupFiles: ["tests/support/use-worker-database.ts"],
          isolate: false,
          env: { LOG_LEVEL: "silent", HOST: "127.0.0.1" },
          testTimeout: LONGEST,
          hookTimeout: LONGEST,
        },
      },
      database("embedded"),
      database("postgres"),
      {
        extends: true,
        test: {
          name: "process",
          include: ["tests/process/**/*.test.ts", "tests/components/**/*.test.tsx"],
          globalSetup: ["tests/support/prepare-template.ts", "tests/support/prepare-shared.ts"],
          env: { TEST_DATABASE: "embedded" },
          environmentOptions: { jsdom: { url: "http://127.0.0.1/", pretendToBeVisual: true } },
          testTimeout: LONGEST,
          hookTimeout: LONGEST,
        },
      },
    ],
  },
});
