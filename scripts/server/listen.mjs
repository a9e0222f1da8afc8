import { createServer as createSocketServer } from "node:net";

/** The socket is opened before the other settings are read, so this one is checked here. */
export function portAsked() {
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
export function listen(server, host, port) {
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
export function listenBeside(server, port) {
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
