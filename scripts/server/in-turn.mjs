/** Browsers and proxies have one request at a time on a connection. */
const MOST_WAITING = 8;

/**
 * What waits for its turn, by connection. Requests that came in one breath (pipelining) are all handed over at once, and
 * answers that wait for an earlier one are told nothing when their connection ends: whatever they opened stays open for good.
 * So each is begun only when the one before it has been answered, and too many of them end the connection.
 * @type {WeakMap<import("node:net").Socket, (() => void)[]>}
 */
const waiting = new WeakMap();

/**
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {() => void} begin
 */
export function inTurn({ socket }, response, begin) {
  const turn = () => {
    response.once("close", () => next(socket));
    begin();
  };
  const others = waiting.get(socket);
  if (others === undefined) {
    waiting.set(socket, []);
    turn();
  } else if (others.length < MOST_WAITING) others.push(turn);
  else socket.destroy();
}

/** @param {import("node:net").Socket} socket */
function next(socket) {
  const turn = waiting.get(socket)?.shift();
  if (turn === undefined || socket.destroyed) waiting.delete(socket);
  else turn();
}
