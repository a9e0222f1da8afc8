import { z } from "zod";
import { pendingActionJson } from "@/lib/domain/pending-action-json";
import { reminderJson } from "@/lib/domain/reminder-json";
import { taskJson } from "@/lib/domain/task-json";

export type Schema = { [key: string]: unknown };

/** What comes up in many answers has a name, so that generated clients have one type for it. */
const NAMED = new Map<z.core.$ZodType, string>([
  [taskJson, "Task"],
  [reminderJson, "Reminder"],
  [pendingActionJson, "PendingAction"],
]);

/** A zod type as OpenAPI 3.1 takes it, which is JSON Schema. */
export function openApiSchema(type: z.ZodType, io: "input" | "output"): Schema {
  const whole: z.core.$ZodType = type;
  const { $schema: _, ...schema } = z.toJSONSchema(type, {
    io,
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      const name = zodSchema === whole ? undefined : NAMED.get(zodSchema);
      if (name === undefined) return;
      for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
      jsonSchema.$ref = `#/components/schemas/${name}`;
    },
  });
  return schema;
}

export const namedSchemas = (): Schema =>
  Object.fromEntries(
    [...NAMED].flatMap(([type, name]) => (type instanceof z.ZodType ? [[name, openApiSchema(type, "output")]] : [])),
  );
