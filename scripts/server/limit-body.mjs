import { MAXIMUM_BODY_BYTES, refuse, TOO_LARGE } from "./refusal.mjs";

/**
 * The framework keeps a body whole before it asks who sent it, and a body in chunks announces no length. So the bytes are
 * counted where the parser hands them over. With the first one too many the connection ends: whoever waits for the rest
 * must not take what came for the whole.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
export function limitBody(request, response) {
  const push = request.push.bind(request);
  let size = 0;
  request.push = (chunk, encoding) => {
    size += chunk?.length ?? 0;
    if (size <= MAXIMUM_BODY_BYTES) return push(chunk, encoding);
    if (response.headersSent) request.destroy();
    else refuse(response.setHeader("connection", "close"), TOO_LARGE);
    return false;
  };
}
