import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import { connect, createServer } from "node:net";
import { networkInterfaces } from "node:os";
import { expect, onTestFinished, test, vi } from "vitest";
import { listen, listenBeside } from "@/scripts/server/listen.mjs";

/** Not every machine has one. */
const hasIpv6 = Object.values(networkInterfaces()).some((found) => found?.some(({ address }) => address === "::1"));

test("another program's place on ::1 is left to it, and said", async () => {
  if (!hasIpv6) return;
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  const other = createServer((socket) => socket.end("the other program"));
  await new Promise<void>((resolve) => other.listen(0, "::1", resolve));
  onTestFinished(() => void other.close());
  const bound = other.address();
  const port = typeof bound === "object" ? (bound?.port ?? 0) : 0;
  const server = createHttpServer((_, response) => response.end("ours"));
  onTestFinished(() => void server.close());

  expect(await listen(server, "127.0.0.1", port)).toBe(port);
  expect(await listenBeside(server, port)).toEqual([]);
  expect(warn.mock.calls).toEqual([
    [`Port ${port} on ::1 is taken: http://localhost:${port} may lead to another program.`],
  ]);
  const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: "close" } });
  expect(await answer.text()).toBe("ours");
  const [heard] = await once(connect(port, "::1"), "data");
  expect(String(heard)).toBe("the other program");
});
