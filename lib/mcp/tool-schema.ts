import { z } from "zod";

type Schema = { [key: string]: unknown };

/** What hardly anybody meets is told by the gate when it is met; a pattern says again what its format says. */
const LEFT_TO_THE_GATE = new Set(["$schema", "pattern", "minLength", "maxLength", "exclusiveMinimum"]);

/**
 * What a tool takes, as the JSON Schema that clients read. Every model pays for each word of the list in each
 * conversation, so what says nothing to it is left out.
 */
export function inputSchema(type: z.ZodType): Schema & { type: "object" } {
  return { ...shorten(z.toJSONSchema(type, { io: "input", unrepresentable: "any" })), type: "object" };
}

/**
 * What a tool answers. Names speak for themselves here, and the things inside, a task, a reminder, are given by the
 * names of their fields: spelled out in every tool they would be most of the list.
 */
export function outputSchema(type: z.ZodType): Schema & { type: "object" } {
  const { properties = {}, required = [] } = z.toJSONSchema(type, { io: "output", unrepresentable: "any" });
  const fields = Object.entries(properties).map(([name, field]) => [name, isSchema(field) ? outline(field) : {}]);
  return { type: "object", properties: Object.fromEntries(fields), required };
}

function shorten(schema: Schema): Schema {
  const kept = Object.entries(schema).filter(([key, value]) => !LEFT_TO_THE_GATE.has(key) && !isUncountable(value));
  return Object.fromEntries(kept.map(([key, value]) => [key, shortenPart(key, value)]));
}

/** Choices have one meaning, and it stands beside them. */
const withoutMeaning = ({ description: _, ...choice }: Schema): Schema => choice;

function shortenPart(key: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((part) => (isSchema(part) ? shorten(withoutMeaning(part)) : part));
  if (!isSchema(value)) return value;
  if (key !== "properties") return shorten(value);
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, shortenPart("", field)]));
}

/** Whole numbers come with the bounds of what JavaScript can count. */
const isUncountable = (value: unknown): boolean => Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER;

function outline({ type, enum: choices, anyOf, items, required }: Schema): Schema {
  if (Array.isArray(anyOf)) return { type: anyOf.flatMap((choice) => (isSchema(choice) ? [choice.type] : [])) };
  if (isSchema(items)) return { type, items: outline(items) };
  return { type, ...(choices ? { enum: choices } : {}), ...(required ? { required } : {}) };
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === "object" && value !== null && !Array.isArray(value);
