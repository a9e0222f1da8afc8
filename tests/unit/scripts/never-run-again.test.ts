import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isNeverRunAgain } from "@/scripts/test/run-again.mjs";

const saysNever = (file: string): boolean => isNeverRunAgain(readFileSync(file, "utf8"));

test.each([
  "tests/database/confirmation.test.ts",
  "tests/e2e/confirm.e2e.ts",
  "tests/components/confirmation-card.test.tsx",
  "tests/turns/answering-a-card.test.ts",
  "tests/turns/obedient-model.test.ts",
  "tests/postgres/at-once.test.ts",
  "tests/postgres/waiting-for-a-lock.test.ts",
  "tests/process/crash.test.ts",
  "tests/process/durability.test.ts",
  "tests/process/several-servers.test.ts",
  "tests/process/database-outage.test.ts",
  "tests/turns/whole-sets.test.ts",
  "tests/components/conversation.test.tsx",
  "tests/e2e/unsent.e2e.ts",
])("chance is the fault that %s looks for", (file) => expect(saysNever(file)).toBe(true));

test.each(["tests/e2e/layout.e2e.ts", "tests/components/landing.test.tsx", "tests/database/list-tasks.test.ts"])(
  "%s may meet a busy machine",
  (file) => expect(saysNever(file)).toBe(false),
);
