import { readdir } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, test } from "vitest";
import { openApiDocument } from "@/app/api/openapi-document";
import type { UserRoute } from "@/lib/auth/user-route";

const DOCUMENT = openApiDocument("https://steward.example.org");

/** Every method of every route that programs use, found in the folders and not in any list. */
async function routesForPrograms(): Promise<string[]> {
  const files = (await readdir("app/api", { recursive: true })).filter((file) => /(^|\/)route\.ts$/.test(file));
  const found: string[] = [];
  for (const file of files) {
    const address = pathToFileURL(`app/api/${file}`).href;
    const handlers: Record<string, UserRoute> = await import(/* @vite-ignore */ address);
    const path = `/api/${file.replace(/\/route\.ts$/, "").replaceAll(/\[(\w+)\]/g, "{$1}")}`;
    for (const [method, { described }] of Object.entries(handlers)) if (described) found.push(`${method} ${path}`);
  }
  return found.toSorted();
}

const operations = (): string[] =>
  Object.entries(Object(DOCUMENT.paths)).flatMap(([path, methods]) =>
    Object.keys(Object(methods)).map((method) => `${method.toUpperCase()} ${path}`),
  );

test("the document is OpenAPI 3.1 that a validator takes", async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(JSON.parse(JSON.stringify(DOCUMENT)));
  expect(errors).toBeUndefined();
  expect([valid, validator.version]).toEqual([true, "3.1"]);
});

test("it describes each route that takes a token, and nothing else", async () => {
  expect(operations().toSorted()).toEqual(await routesForPrograms());
});

test("what is for the person alone is not in it", () => {
  expect(operations().filter((operation) => /tokens|account|mcp/.test(operation))).toEqual([]);
});

test("no two operations share an id", () => {
  const ids = Object.values(Object(DOCUMENT.paths)).flatMap((methods) =>
    Object.values(Object(methods)).map((operation) => Object(operation).operationId),
  );
  expect(new Set(ids).size).toBe(ids.length);
});
