// What is refused before the framework sees it, and how that is said.

/** The same limit stands in lib/platform/read-at-most.ts, for who runs the app without this script. No route takes more. */
export const MAXIMUM_BODY_BYTES = 64 * 1024;

/** What the framework has an answer to. */
const METHODS = new Set(["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"]);

/** For every answer that has no policy of its own, such as the framework's redirects. The same stands in next.config.js. */
export const STRICTEST_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** @typedef {{ status: number, error: string, error_code: string }} Refusal */

/** @type {Refusal} */
const UNREADABLE = { status: 400, error: "This request cannot be read.", error_code: "VALIDATION_ERROR" };

/** @type {Refusal} */
export const TOO_LARGE = { status: 413, error: "The request is larger than 64 KB.", error_code: "PAYLOAD_TOO_LARGE" };

/**
 * @param {import("node:http").IncomingMessage} request
 * @returns {Refusal | null}
 */
export function refusalOf(request) {
  if (!isServable(request)) return UNREADABLE;
  return Number(request.headers["content-length"] ?? 0) > MAXIMUM_BODY_BYTES ? TOO_LARGE : null;
}

/**
 * The framework's only answer to an unknown method, or to a path that is none or has a lone % or broken UTF-8 in it, is 500.
 * @param {import("node:http").IncomingMessage} request
 */
function isServable({ method = "", url = "" }) {
  try {
    return METHODS.has(method) && decodeURIComponent(url.split("?", 1)[0] ?? "").startsWith("/");
  } catch {
    return false;
  }
}

/**
 * What is left of the request is thrown away as it comes, within the time that a request has to arrive: who is cut off in
 * the middle of sending never reads the answer.
 * @param {import("node:http").ServerResponse} response
 * @param {Refusal} refusal
 */
export function refuse(response, { status, ...body }) {
  const headers = {
    "content-type": "application/json",
    "cache-control": "private, no-store",
    "content-security-policy": STRICTEST_POLICY,
    "x-content-type-options": "nosniff",
  };
  response.writeHead(status, headers).end(JSON.stringify(body));
}
