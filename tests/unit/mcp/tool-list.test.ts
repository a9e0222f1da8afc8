import { Ajv2020 } from "ajv/dist/2020.js";
import { countTokens } from "gpt-tokenizer";
import { describe, expect, test } from "vitest";
import { TOOL_LIST } from "@/lib/mcp/tool-list";
import { TOOLS } from "@/lib/tools/tool-registry";

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, strictRequired: false });
ajv.addFormat("uuid", true);

/** Keywords that some client, or the model behind it, does not understand at the top of an input. */
const NOT_AT_THE_TOP = ["anyOf", "oneOf", "allOf", "not", "enum", "$ref", "$defs"];

test("the whole list costs a conversation less than 3,000 tokens", () => {
  expect(countTokens(JSON.stringify({ tools: TOOL_LIST }))).toBeLessThan(3000);
});

test("every tool of the registry is there, in its order", () => {
  expect(TOOL_LIST.map(({ name }) => name)).toEqual(TOOLS.map(({ name }) => name));
});

test.each(TOOLS.map(({ name, effect }) => [name, effect] as const))(
  "the hints of %s follow from: %s",
  (name, effect) => {
    expect(TOOL_LIST.find((tool) => tool.name === name)?.annotations).toEqual({
      readOnlyHint: effect === "read",
      destructiveHint: effect === "destroy",
      idempotentHint: effect === "read",
      openWorldHint: false,
    });
  },
);

describe.each(TOOL_LIST.map((tool) => [tool.name, tool] as const))("%s", (name, tool) => {
  const { title, description, inputSchema, outputSchema } = tool;

  test("has a name, a title and a description that clients take", () => {
    expect(name).toMatch(/^[a-z][a-z_]{1,62}[a-z]$/);
    expect(title).toMatch(/^[A-Z].*[^.]$/);
    expect(description).toMatch(/^[A-Z].*\.$/);
  });

  test("has schemas that a strict validator takes, whole and plain", () => {
    for (const schema of [inputSchema, outputSchema]) {
      expect(() => ajv.compile(Object(schema))).not.toThrow();
      expect(JSON.stringify(schema)).not.toMatch(/"\$(ref|schema|defs)"|null,null/);
    }
  });

  test("takes an object, each field described, and nothing else", () => {
    expect(inputSchema).toMatchObject({ type: "object", additionalProperties: false });
    expect(Object.keys(inputSchema).filter((keyword) => NOT_AT_THE_TOP.includes(keyword))).toEqual([]);
    for (const field of Object.values(Object(inputSchema.properties))) {
      expect(Object(field).description).toMatch(/\S/);
      expect(Object(field).type ?? Object(field).anyOf).toBeDefined();
    }
  });

  test("promises every field of what it answers", () => {
    expect(outputSchema).toMatchObject({ type: "object" });
    expect(outputSchema?.required).toEqual(Object.keys(Object(outputSchema?.properties)));
  });
});

test("a question comes with where to answer it", () => {
  const fields = ["status", "pending_action", "confirm_url"];
  for (const name of ["delete_task", "check_confirmation"]) {
    const tool = TOOL_LIST.find((each) => each.name === name);
    expect(Object.keys(Object(tool?.outputSchema?.properties)).toSorted()).toEqual(fields.toSorted());
  }
});
