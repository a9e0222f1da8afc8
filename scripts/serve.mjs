// Runs the built app (or the development server) on HOST and PORT, and stops it in good order. Everything above HTTP is
// Next's; this file owns the socket, because only it knows where the server really listens and how a request arrived.
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { createServer as createSocketServer } from "node:net";

const CLOSE_WITHIN_MS = 10_000;

/** Longer than proxies and clients keep an idle connection: who closes first must not be the one who is about to be asked. */
const KEEP_IDLE_MS = 75_000;

/** Any of these means that something stands between the browser and us. */
const FORWARDED = /^(forwarded|via|x-forwarded-.*|x-real-ip|x-original-.*|cf-connecting-ip|true-client-ip)$/;

/** For the framework's own use between its parts. From outside they can only be meant to skip one of them. */
const FRAMEWORK_OWN = /^(x-middleware-.*|x-invoke-.*|x-matched-path)$/;

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
  const server = createServer(async (request, response) => {
    if (!isServable(request)) return refuse(response);
    const direct = !Object.keys(request.headers).some((name) => FORWARDED.test(name));
    for (const name of Object.keys(request.headers)) if (FRAMEWORK_OWN.test(name)) delete request.headers[name];
    delete request.headers[DIRECT_REQUEST_HEADER];
    if (direct) request.headers[DIRECT_REQUEST_HEADER] = directKey;
    const answer = await ready.promise;
    answer(request, response);
  });
  server.keepAliveTimeout = KEEP_IDLE_MS;
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

  /** @type {PromiseWithResolvers<() => Promise<void>>} */
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
  // It would look for the server at the first request's socket, which may belong to the second listener.
  const app = createNext({ dev: development, hostname: host, port, httpServer: server });
  await app.prepare();
  const closeDatabase = await started.promise;
  ready.resolve(app.getRequestHandler());
  closeOnSignal(server, listeners, closing, async () => {
    await app.close();
    await closeDatabase();
  });
  return address;
}

/** What the framework has an answer to. */
const METHODS = new Set(["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"]);

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

/** @param {import("node:http").ServerResponse} response */
function refuse(response) {
  const body = JSON.stringify({ error: "This request cannot be read.", error_code: "VALIDATION_ERROR" });
  response.writeHead(400, { "content-type": "application/json" }).end(body);
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

/** The socket is opened before the other settings are read, so this one is checked here. */
function portAsked() {
  const port = Number(process.env.PORT || 3000);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new Error("PORT must be a whole number from 0 to 65535.");
}

/**
 * @param {import("node:http").Server} server
 * @param {string} host
 * @param {number} port
 * @returns {Promise<number>}
 */
function listen(server, host, port) {
  /** @type {Record<string, string>} */
  const sentences = {
    EADDRINUSE: `Port ${port} on ${host} is taken. Stop what uses it, or set PORT.`,
    EACCES: `PORT ${port} may not be opened by this user. Set one above 1023.`,
    EADDRNOTAVAIL: `HOST ${host} is not an address of this machine.`,
    ENOTFOUND: `HOST ${host} is not an address of this machine.`,
  };
  return new Promise((resolve, reject) => {
    server.once("error", (/** @type {NodeJS.ErrnoException} */ error) => {
      const sentence = sentences[error.code ?? ""];
      reject(sentence === undefined ? error : new Error(sentence, { cause: error }));
    });
    server.listen(port, host, () => {
      const bound = server.address();
      resolve(bound && typeof bound === "object" ? bound.port : port);
    });
  });
}

/**
 * "localhost" is 127.0.0.1 and ::1, and not every program tries both. So unless HOST says where to listen, connections to
 * ::1 are taken too and handed to the same server. A machine may have no such address; and when somebody else has the
 * port there, "localhost" may lead to them, which nobody would guess.
 * @param {import("node:http").Server} server
 * @param {number} port
 * @returns {Promise<import("node:net").Server[]>}
 */
function listenBeside(server, port) {
  // As an HTTP server opens its own.
  const options = { allowHalfOpen: true, noDelay: true };
  const second = createSocketServer(options, (socket) => server.emit("connection", socket));
  return new Promise((resolve) => {
    second.once("error", (/** @type {NodeJS.ErrnoException} */ error) => {
      const sentence = `Port ${port} on ::1 is taken: http://localhost:${port} may lead to another program.`;
      if (error.code === "EADDRINUSE") console.warn(sentence);
      resolve([]);
    });
    second.listen(port, "::1", () => resolve([second]));
  });
}

/**
 * Ctrl-C and SIGTERM: take no more requests, finish those in flight, close the database. A second Ctrl-C does not wait.
 * @param {import("node:http").Server} server
 * @param {import("node:net").Server[]} listeners Each waits for the connections that it took.
 * @param {AbortController} beginning Tells what would stay open by itself, such as live events.
 * @param {() => Promise<void>} closeEverything
 */
function closeOnSignal(server, listeners, beginning, closeEverything) {
  let closing = false;
  const close = async () => {
    if (closing) process.exit(1);
    closing = true;
    beginning.abort();
    const impatience = setTimeout(() => server.closeAllConnections(), CLOSE_WITHIN_MS);
    const idle = setInterval(() => server.closeIdleConnections(), 100);
    await Promise.all(listeners.map((listener) => new Promise((resolve) => listener.close(resolve))));
    clearTimeout(impatience);
    clearInterval(idle);
    await closeEverything();
    process.exit(0);
  };
  process.on("SIGINT", close);
  process.on("SIGTERM", close);
  closeWhenAbandoned(close);
}

/**
 * npm passes a SIGTERM on to the shell between us, which dies of it without telling us. Then our parent changes.
 * @param {() => void} close
 */
function closeWhenAbandoned(close) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    close();
  }, 500);
  watch.unref();
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
