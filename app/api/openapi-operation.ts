import { openApiSchema, type Schema } from "@/app/api/openapi-schema";
import type { DescribedRoute } from "@/lib/auth/route-description";

/** One method of one path, as OpenAPI describes it. */
export function openApiOperation(path: string, method: string, route: DescribedRoute): Schema {
  const taken = fieldsOf(route);
  return {
    operationId: `${method.toLowerCase()}_${path.replace("/api/", "").replaceAll(/\W+/g, "_").replace(/_$/, "")}`,
    summary: route.summary,
    parameters: [...partsOf(path, route), ...(route.from === "query" ? taken.map(asQuery) : [])],
    ...(route.from === "body" ? { requestBody: { required: true, content: json(asBody(taken)) } } : {}),
    responses: { ...answersOf(route), default: { $ref: "#/components/responses/Problem" } },
  };
}

export const json = (schema: Schema): Schema => ({ "application/json": { schema } });

interface Field {
  name: string;
  schema: unknown;
  required: boolean;
}

/** What the route takes beside what its path says already. */
const fieldsOf = (route: DescribedRoute): Field[] =>
  allFieldsOf(route).filter(({ name }) => name !== route.fieldInPath);

function allFieldsOf({ input }: DescribedRoute): Field[] {
  const { properties, required } = openApiSchema(input, "input");
  const needed: unknown[] = Array.isArray(required) ? required : [];
  return Object.entries(Object(properties)).map(([name, schema]) => ({
    name,
    schema,
    required: needed.includes(name),
  }));
}

/** A part that is a field of the tool is what the field is. */
function partsOf(path: string, route: DescribedRoute): Schema[] {
  const field = allFieldsOf(route).find(({ name }) => name === route.fieldInPath);
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: name === field?.name ? field?.schema : { type: "string" },
  }));
}

const asQuery = (field: Field): Schema => ({ ...field, in: "query" });

function asBody(fields: Field[]): Schema {
  const required = fields.filter((field) => field.required).map(({ name }) => name);
  return {
    type: "object",
    properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: false,
  };
}

const answersOf = ({ answers }: DescribedRoute): Schema =>
  Object.fromEntries(
    Object.entries(answers).map(([status, type]) => [
      status,
      { description: "The answer", content: json(openApiSchema(type, "output")) },
    ]),
  );
