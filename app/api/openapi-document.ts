import { DESCRIBED_ROUTES } from "@/app/api/described-routes";
import { json, openApiOperation } from "@/app/api/openapi-operation";
import { namedSchemas, type Schema } from "@/app/api/openapi-schema";
import type { UserRoute } from "@/lib/auth/user-route";
import packageJson from "@/package.json";

/** The API as OpenAPI 3.1, from what each route says of itself: its zod types, its words, its tool. */
export const openApiDocument = (address: string): Schema => ({
  openapi: "3.1.0",
  info: {
    title: "Steward",
    version: packageJson.version,
    description: packageJson.description,
    license: { name: packageJson.license, identifier: packageJson.license },
  },
  servers: [{ url: address }],
  security: [{ token: [] }, { session: [] }],
  paths: Object.fromEntries(Object.entries(DESCRIBED_ROUTES).map(([path, methods]) => [path, pathItem(path, methods)])),
  components: {
    schemas: { ...namedSchemas(), Problem: PROBLEM },
    responses: { Problem: { description: "What went wrong, in words and as a code", content: json(refTo("Problem")) } },
    securitySchemes: {
      token: { type: "http", scheme: "bearer", description: "An access token, made in the settings" },
      session: { type: "apiKey", in: "cookie", name: "next-auth.session-token" },
    },
  },
});

const PROBLEM: Schema = {
  type: "object",
  properties: { error: { type: "string" }, error_code: { type: "string" } },
  required: ["error", "error_code"],
};

const refTo = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

function pathItem(path: string, methods: Record<string, UserRoute>): Schema {
  const described = Object.entries(methods).flatMap(([method, { described }]) =>
    described ? [[method.toLowerCase(), openApiOperation(path, method, described)]] : [],
  );
  return Object.fromEntries(described);
}
