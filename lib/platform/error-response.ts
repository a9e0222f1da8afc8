import { ERROR_STATUS } from "@/lib/domain/error-codes";
import { StewardError } from "@/lib/domain/steward-error";
import { log } from "@/lib/platform/log";

/** The one place where a failure becomes an HTTP answer. What we did not foresee is logged and told in general words. */
export function errorResponse(error: unknown): Response {
  if (!(error instanceof StewardError)) {
    log.error({ err: error }, "Unexpected error");
    const message = "An error occurred. Please try again.";
    return Response.json({ error: message, error_code: "INTERNAL_ERROR" }, { status: 500 });
  }
  const headers = new Headers();
  const wait = error.details?.retry_after;
  if (typeof wait === "number") headers.set("retry-after", String(wait));
  const reason = error.details?.reason;
  const isAboutProof = error.code === "UNAUTHORIZED" || reason === "insufficient_scope";
  if (isAboutProof) headers.set("www-authenticate", challenge(reason));
  const body = { error: error.message, error_code: error.code, ...error.details };
  return Response.json(body, { status: ERROR_STATUS[error.code], headers });
}

/** RFC 6750: which kind of proof is wanted, and what was wrong with the one that came. */
const challenge = (reason: unknown): string =>
  `Bearer realm="steward"${typeof reason === "string" ? `, error="${reason}"` : ""}`;
