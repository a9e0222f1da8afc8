/**
 * What a failed statement means to us. Drivers and Prisma wrap the same PostgreSQL code differently, so it is looked
 * for along the chain of causes.
 */
export type DatabaseFault =
  /** Rows were not at the expected version: read again and decide again. */
  | "stale"
  | "duplicate"
  /** The connection or the server had a bad moment: the same statement may succeed in a while. */
  | "transient"
  | "other";

const STALE = new Set(["ST409", "40001", "40P01"]);
const DUPLICATE = new Set(["23505", "P2002"]);
const TRANSIENT = new Set([
  ...["08000", "08001", "08003", "08004", "08006", "08P01", "53300", "55P03", "57P01", "57P02", "57P03", "57014"],
  ...["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOTFOUND", "EAI_AGAIN"],
  ...["P1001", "P1002", "P1008", "P1017", "P2024", "P2028", "P2037"],
]);
/** Adapter errors that carry no code of their own, only a kind. */
const TRANSIENT_KINDS = new Set(["ConnectionClosed", "SocketTimeout", "TooManyConnections", "DatabaseNotReachable"]);
const LOST_CONNECTION = /connection (terminated|closed|ended|timeout)|timeout exceeded when trying to connect/i;

export function databaseFault(error: unknown): DatabaseFault {
  const signs = signsIn(error);
  if (signs.some((sign) => STALE.has(sign))) return "stale";
  if (signs.some((sign) => DUPLICATE.has(sign) || sign === "UniqueConstraintViolation")) return "duplicate";
  const transient = (sign: string) => TRANSIENT.has(sign) || TRANSIENT_KINDS.has(sign) || LOST_CONNECTION.test(sign);
  return signs.some(transient) ? "transient" : "other";
}

/** Codes, kinds and messages of the error, its causes and the adapter's own error beneath Prisma's. */
function signsIn(error: unknown, depth = 0): string[] {
  if (typeof error !== "object" || error === null || depth > 6) return [];
  const fields: Record<string, unknown> = { ...error };
  const own = [fields.code, fields.originalCode, fields.kind, error instanceof Error ? error.message : undefined];
  const deeper = [error instanceof Error ? error.cause : fields.cause, fields.meta, fields.driverAdapterError];
  const strings = own.filter((sign): sign is string => typeof sign === "string");
  return [...strings, ...deeper.flatMap((cause) => signsIn(cause, depth + 1))];
}
