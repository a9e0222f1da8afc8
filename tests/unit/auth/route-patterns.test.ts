import { expect, test } from "vitest";
import { appEndpoints } from "@/tests/support/app-surface";

/** Those that are not made with userRoute, and so stand in no log. */
const OTHERS = [
  "/api/auth/",
  "/api/sign-in/",
  "/api/health",
  "/api/openapi.json",
  "/api/reminders/deliver",
  "/api/email/",
];

const ENDPOINTS = (await appEndpoints()).filter(({ pattern }) => !OTHERS.some((other) => pattern.startsWith(other)));

test.each(ENDPOINTS)("$method $pattern says in the log where its folders put it", async ({ method, pattern }) => {
  const route = await import(/* @vite-ignore */ `../../../app${pattern}/route.ts`);
  expect(route[method].pattern).toBe(pattern.replaceAll("[", "{").replaceAll("]", "}"));
});
