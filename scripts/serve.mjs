// Runs the built app (or the development server) on HOST and PORT, and stops it in good order. Everything above HTTP is
// Next's; this file owns the socket, because only it knows where the server really listens and how a request arrived.
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { ARRIVAL, boundConnections } from "./server/bound-connections.mjs";
import { closeOnSignal } from "./server/close-on-signal.mjs";
import { inTurn } from "./server/in-turn.mjs";
import { isDirect } from "./server/is-direct.mjs";
import { limitBody } from "./server/limit-body.mjs";
import { listen, listenBeside, portAsked } from "./server/listen.mjs";
import { refusalOf, refuse, STRICTEST_POLICY } from "./server/refusal.mjs";

/** For the framework's own use between its parts. From outside they can only be meant to skip one of them. */
const FRAMEWORK_OWN = /^(x-middleware-.*|x-invoke-.*|x-matched-path|next-action)$/;

/** The same ones stand in lib/platform/configuration.ts. */
const WILDCARDS = new Set(["0.0.0.0", "::"]);

/** The same ones stand in lib/domain/loopback.ts. */
const LOOPBACK = /^(localhost|::1|127(\.\d{1,3}){3})$/i;

/** The same name stands in lib/auth/local-sign-in.ts. */
const DIRECT_REQUEST_HEADER = "x-steward-direct";

/** @param {{ development?: boolean }} options */
export async function serve({ development = false } = {}) {
  if (existsSync(".env")) process.loadEnvFile(".env");
  Object.assign(process.env, { NODE_ENV: development ? "development" : "production", NEXT_TELEMETRY_DISABLED: "1" });
  const hostAsked = process.env.HOST;
  const host = hostAsked || "127.0.0.1";
  const directKey = randomBytes(24).toString("hex");
  Object.assign(process.env, { HOST: host, STEWARD_DIRECT_KEY: directKey });

  /** @type {PromiseWithResolvers<import("node:http").RequestListener>} */
  const ready = withResolvers();
  const server = createServer(ARRIVAL, (request, response) => {
    limitBody(request, response);
    inTurn(request, response, async () => {
      const refusal = refusalOf(request);
      if (refusal) return refuse(response, refusal);
      const direct = isDirect(request);
      for (const name of Object.keys(request.headers)) if (FRAMEWORK_OWN.test(name)) delete request.headers[name];
      delete request.headers[DIRECT_REQUEST_HEADER];
      if (direct) request.headers[DIRECT_REQUEST_HEADER] = directKey;
      // What came behind such a request in the same breath was dropped: what comes next may be the middle of something.
      if (request.headers.upgrade !== undefined) response.shouldKeepAlive = false;
      response.setHeader("content-security-policy", STRICTEST_POLICY);
      const answer = await ready.promise;
      answer(request, response);
    });
  });
  // Who asks before sending a body is told before sending it.
  server.on("checkContinue", (request, response) => {
    if (!refusalOf(request)) response.writeContinue();
    server.emit("request", request, response);
  });
  const endSockets = boundConnections(server);
  // The port is taken before the database is opened: a second start on the same port must not disturb the first.
  const port = await listen(server, host, portAsked());
  const listeners = hostAsked ? [server] : [server, ...(await listenBeside(server, port))];
  process.env.PORT = String(port);
  const address = `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
  // An empty one counts as unset, but next-auth would take it for an address.
  if (!process.env.NEXTAUTH_URL?.trim()) delete process.env.NEXTAUTH_URL;
  // On this machine people come by any of its names and return to the one they came by: proxy.ts tells next-auth which.
  if (LOOPBACK.test(host)) process.env.AUTH_TRUST_HOST = "true";
  // A wildcard is no address to send people to: then it must be set, and the configuration says so.
  else if (!WILDCARDS.has(host)) process.env.NEXTAUTH_URL ||= address;

  /** @type {PromiseWithResolvers<{ close: () => Promise<void>, notice: string | null }>} */
  const started = withResolvers();
  /** @type {{ [key: symbol]: unknown }} */
  const shared = globalThis;
  const closing = new AbortController();
  shared[Symbol.for("steward.lifecycle")] = {
    started: started.resolve,
    failed: started.reject,
    closing: closing.signal,
  };

  const { default: createNext } = await import("next");
  // It wants to be handed whoever asks to speak something else than HTTP, and leaves those sockets open for good that it has
  // no use for. In development that is how pages hear of changes. Otherwise it gets a server that nobody can reach: one
  // that nobody listens to for upgrades takes them for plain requests.
  const app = createNext({ dev: development, hostname: host, port, httpServer: development ? server : createServer() });
  await app.prepare();
  const { close, notice } = await started.promise;
  ready.resolve(app.getRequestHandler());
  const closeEverything = async () => {
    await app.close();
    await close();
  };
  closeOnSignal({ server, listeners, beginning: closing, endSockets, closeEverything });
  return { address, notice };
}

/**
 * Promise.withResolvers came with Node 22.
 * @template Value
 * @returns {PromiseWithResolvers<Value>}
 */
function withResolvers() {
  let resolve = (/** @type {Value | PromiseLike<Value>} */ _value) => {};
  let reject = (/** @type {unknown} */ _reason) => {};
  /** @type {Promise<Value>} */
  const promise = new Promise((resolvePromise, rejectPromise) => {
    resolve = resolvePromise;
    reject = rejectPromise;
  });
  return { promise, resolve, reject };
}

/** What a person should read instead of a stack: our own errors say it in one sentence. */
const EXPECTED = new Set([
  "ConfigurationError",
  "DataDirectoryError",
  "DataDirectoryInUseError",
  "DatabaseUnreachableError",
  "MigrationError",
]);

/** @param {unknown} error */
export function explainFailedStart(error) {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (EXPECTED.has(cause.name)) return cause.message;
  }
  return error instanceof Error ? error.message : String(error);
}
