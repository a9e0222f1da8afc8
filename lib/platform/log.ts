import pino from "pino";
import { LOG_LEVELS } from "@/lib/platform/log-levels";
import { requestContext } from "@/lib/platform/request-context";

const NEVER_LOGGED = [
  "title",
  "description",
  "message",
  "text",
  "parts",
  "email",
  "name",
  "token",
  "authorization",
  "cookie",
];

/** This is made before the settings are read, and must not be what stops the start: they say what is wrong with them. */
const levelAsked = LOG_LEVELS.find((level) => level === process.env.LOG_LEVEL?.trim());

/**
 * The log says what happened, never what people wrote: no titles, messages, e-mail addresses, tokens or cookies.
 * Callers pass ids and counts; errors are cut down to their kind and code, because a database error quotes the values
 * it was given.
 */
export const log = pino({
  level: levelAsked ?? "info",
  base: null,
  mixin: () => ({ ...requestContext.getStore() }),
  serializers: { err: describeError },
  redact: { paths: NEVER_LOGGED.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: "[hidden]" },
});

interface LoggedError {
  type: string;
  code?: string;
  at?: string;
}

function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  const at = error.stack
    ?.split("\n")
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .map((line) => line.trim())
    .join(" | ");
  return { type: error.name, ...(code === undefined ? {} : { code }), ...(at === undefined ? {} : { at }) };
}
