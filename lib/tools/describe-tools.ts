import { z } from "zod";
import type { Tool } from "@/lib/tools/tool";

type Schema = z.core.JSONSchema.BaseSchema;

/** The tools as a page for people, from the same declarations that models and programs get. */
export function describeTools(tools: readonly Tool[]): string {
  return ["# Tools", "", INTRODUCTION, ...tools.flatMap((tool) => ["", ...sectionFor(tool)]), ""].join("\n");
}

const INTRODUCTION =
  "Written by `npm run docs:tools` from `lib/tools/tool-registry.ts`; a test keeps it current. Every call answers\n" +
  "`{ success, data, error, error_code }`.";

function sectionFor({ name, title, description, effect, input, output }: Tool): string[] {
  return [
    `## ${name}`,
    "",
    `${title}. ${description} Effect: ${effect}.`,
    "",
    "| input | type | meaning |",
    "|---|---|---|",
    ...rows(schemaOf(input, "input")),
    "",
    "| output | type | meaning |",
    "|---|---|---|",
    ...rows(schemaOf(output, "output")),
  ];
}

const schemaOf = (type: z.ZodType, io: "input" | "output"): Schema =>
  z.toJSONSchema(type, { io, unrepresentable: "any" });

function rows({ properties = {}, required = [] }: Schema): string[] {
  return Object.entries(properties).map(([name, schema]) => {
    const optional = required.includes(name) ? "" : "?";
    return `| ${name}${optional} | ${typeOf(schema)} | ${asObject(schema).description ?? ""} |`;
  });
}

function typeOf(part: z.core.JSONSchema._JSONSchema | Schema[] | undefined): string {
  const schema = asObject(part);
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(" or ");
  if (schema.enum) return schema.enum.join(", ");
  if (schema.type === "array") return `list of ${typeOf(Array.isArray(schema.items) ? schema.items[0] : schema.items)}`;
  return String(schema.type ?? "any");
}

/** In JSON Schema `true` stands for anything. */
const asObject = (part: unknown): Schema => (typeof part === "object" && part !== null ? { ...part } : {});
