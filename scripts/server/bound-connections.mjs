/** With each a body of 64 KB may wait to be complete: this many can hold 256 MB. */
const MOST_CONNECTIONS = 4_000;

/** Longer than proxies and clients keep an idle connection: who closes first must not be the one who is about to be asked. */
const KEEP_IDLE_MS = 75_000;

/** How long a request may take to arrive, for the options of an HTTP server. An answer may take as long as it likes. */
export const ARRIVAL = { requestTimeout: 30_000, headersTimeout: 20_000, connectionsCheckingInterval: 2_000 };

/** For the embedded database, the log and what answers open themselves. */
const OTHER_FILES = 300;

/**
 * No more connections than the process has files to open.
 * Returns what ends every socket, also one that the HTTP server no longer counts among its own because it asked to speak
 * something else.
 * @param {import("node:http").Server} server
 */
export function boundConnections(server, most = connectionsAllowed()) {
  server.keepAliveTimeout = KEEP_IDLE_MS;
  // Beyond a thousand they would be left out in silence, a proxy's at the end too. Their size is limited all the same.
  server.maxHeadersCount = 0;
  /** @type {Set<import("node:net").Socket>} */
  const sockets = new Set();
  server.on("connection", (socket) => {
    // Counted here and not by the listeners: there may be two of them, and they share the files.
    if (sockets.size >= most) return socket.destroy();
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  return () => {
    for (const socket of sockets) socket.destroy();
  };
}

function connectionsAllowed() {
  const files = openFilesAllowed();
  return Math.min(MOST_CONNECTIONS, Math.max(files - OTHER_FILES, Math.floor(files / 2)));
}

/** Infinity where there is no limit, or none that is told. */
function openFilesAllowed() {
  const { report } = process;
  if (!report) return Infinity;
  // It would look up the names of whoever is connected.
  Object.assign(report, { excludeNetwork: true });
  /** @type {{ userLimits?: { open_files?: { soft: number | "unlimited" } } }} */
  const { userLimits } = Object(report.getReport());
  const allowed = userLimits?.open_files?.soft;
  return typeof allowed === "number" ? allowed : Infinity;
}
