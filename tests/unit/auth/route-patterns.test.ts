import { expect, test } from "vitest";
import { appEndpoints, guardedEndpoints } from "@/tests/support/app-surface";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const ENDPOINTS = await appEndpoints();
const GUARDED = await guardedEndpoints();

const routeAt = (pattern: string) => import(/* @vite-ignore */ `../../../app${pattern}/route.ts`);

/**
 * Only userRoute says where it is, and it asks who is there before anything else: what tests/process/without-signing-in
 * proves of one route holds for all of these.
 */
test.each(GUARDED)(
  "$method $pattern is made with userRoute, and says in the log where its folders put it",
  async ({ method, pattern }) => {
    const route = await routeAt(pattern);
    expect(route[method].pattern).toBe(pattern.replaceAll("[", "{").replaceAll("]", "}"));
  },
);

test("no file answers a method that was not found in it", async () => {
  for (const pattern of new Set(ENDPOINTS.map((endpoint) => endpoint.pattern))) {
    const found = ENDPOINTS.filter((endpoint) => endpoint.pattern === pattern).map(({ method }) => method);
    const exported = Object.keys(await routeAt(pattern)).filter((name) => METHODS.includes(name));
    expect([pattern, exported.toSorted()]).toEqual([pattern, found.toSorted()]);
  }
});
