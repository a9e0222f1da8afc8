import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { describeTools } from "@/lib/tools/describe-tools";
import { TOOLS } from "@/lib/tools/tool-registry";

/** The path of every field in a JSON schema that nobody described. */
function undescribed(schema: unknown, path = ""): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const { properties, items, anyOf } = Object(schema);
  const fields = Object.entries(Object(properties)).flatMap(([name, field]) => [
    ...(Object(field).description ? [] : [`${path}.${name}`]),
    ...undescribed(field, `${path}.${name}`),
  ]);
  const nested = [items, ...(Array.isArray(anyOf) ? anyOf : [])].flatMap((inner) => undescribed(inner, path));
  return [...fields, ...nested];
}

describe.each(TOOLS.map((tool) => [tool.name, tool] as const))("%s", (_, tool) => {
  test("describes every field of its input and output", () => {
    expect(undescribed(z.toJSONSchema(tool.input, { io: "input", unrepresentable: "any" }))).toEqual([]);
    expect(undescribed(z.toJSONSchema(tool.output, { io: "output", unrepresentable: "any" }))).toEqual([]);
  });

  test("refuses a user id from outside", () => {
    const prepared = tool.prepare({ user_id: "00000000-0000-4000-8000-000000000000" });
    expect(prepared).toMatchObject({ valid: false });
  });
});

test("no two tools share a name", () => {
  expect(new Set(TOOLS.map(({ name }) => name)).size).toBe(TOOLS.length);
});

test("docs/tools.md is what the registry says", async () => {
  expect(await readFile("docs/tools.md", "utf8")).toBe(describeTools(TOOLS));
});
