import { once } from "node:events";
import { createServer, type Server, type ServerOptions } from "node:http";
import { connect, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { ARRIVAL, boundConnections } from "@/scripts/server/bound-connections.mjs";

async function listening(options: ServerOptions = {}): Promise<{ server: Server; open(): Promise<Socket> }> {
  const server = createServer(options, (request, response) => void request.resume().once("end", () => response.end()));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const bound = server.address();
  const port = bound && typeof bound === "object" ? bound.port : 0;
  const open = async () => {
    const socket = connect(port, "127.0.0.1").on("error", () => {});
    onTestFinished(() => void socket.destroy());
    await once(socket, "connect");
    return socket;
  };
  return { server, open };
}

const isServed = async (socket: Socket): Promise<boolean> => {
  socket.write("GET / HTTP/1.1\r\nhost: here\r\n\r\n");
  return Promise.race([once(socket, "data").then(() => true), once(socket, "close").then(() => false)]);
};

test("one connection too many is ended at once, and there is room again when somebody leaves", async () => {
  const { server, open } = await listening();
  boundConnections(server, 2);
  const [first, second] = [await open(), await open()];
  expect([await isServed(first), await isServed(second), await isServed(await open())]).toEqual([true, true, false]);
  first.destroy();
  await expect.poll(async () => isServed(await open())).toBe(true);
});

test("ending the sockets ends those too that asked to speak something else", async () => {
  const { server, open } = await listening();
  const endSockets = boundConnections(server);
  const handedOver = once(server, "upgrade");
  const socket = await open();
  socket.write("GET / HTTP/1.1\r\nhost: here\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n");
  await handedOver;
  server.closeAllConnections();
  expect(socket.closed).toBe(false);
  endSockets();
  await once(socket, "close");
});

/** A hundred times as fast: what is proved is which of the options ends what. */
const FAST = Object.fromEntries(Object.entries(ARRIVAL).map(([name, ms]) => [name, ms / 100]));

test.each([
  ["nothing at all", ""],
  ["half a head", "GET / HTTP/1.1\r\nhost: here\r\n"],
  ["half a body", "POST / HTTP/1.1\r\nhost: here\r\ncontent-length: 10\r\n\r\nhalf"],
  ["a chunk now and then", "POST / HTTP/1.1\r\nhost: here\r\ntransfer-encoding: chunked\r\n\r\n1\r\na\r\n"],
])("who sends %s is not waited for", async (_, sent) => {
  const { open } = await listening(FAST);
  const socket = await open();
  const dripping = setInterval(() => sent.includes("chunked") && socket.write("1\r\na\r\n"), 20);
  onTestFinished(() => clearInterval(dripping));
  const ended = once(socket, "close");
  socket.write(sent);
  socket.resume();
  await ended;
});

test("a request has 30 seconds to arrive", () => {
  expect(Math.max(...Object.values(ARRIVAL))).toBe(30_000);
});
