import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { openPageFiles, openSockets, residentMegabytes } from "@/tests/support/process-use";
import { ownServer } from "@/tests/support/test-server";

const TRIES = 500;

const own = ownServer();

async function openTo(head: string): Promise<Socket> {
  const { hostname, port } = new URL(own.process.address);
  const socket = connect(Number(port), hostname).on("error", () => {});
  onTestFinished(() => void socket.destroy());
  await once(socket, "connect");
  socket.write(`${head}\r\nhost: ${hostname}:${port}\r\n`);
  return socket;
}

const firstLine = async (socket: Socket): Promise<string> => {
  const [data] = await once(socket, "data");
  return String(data).split("\r\n", 1)[0] ?? "";
};

/** A few at a time, as one machine would. */
async function repeat(times: number, attempt: () => Promise<unknown>): Promise<void> {
  for (let done = 0; done < times; done += 50) await Promise.all(Array.from({ length: 50 }, attempt));
}

test("whoever asks to speak something else is answered in HTTP and leaves no socket behind", async () => {
  const ask = async () => {
    const socket = await openTo("GET /nope HTTP/1.1");
    socket.write("connection: upgrade\r\nupgrade: websocket\r\n\r\n");
    expect(await firstLine(socket)).toBe("HTTP/1.1 404 Not Found");
    socket.destroy();
  };
  await ask();
  const before = openSockets(own.process.pid);
  await repeat(TRIES, ask);
  await expect.poll(() => openSockets(own.process.pid)).toBeLessThanOrEqual(before);
  expect((await fetch(`${own.process.address}/api/health`)).status).toBe(200);
});

describe("requests in one breath", () => {
  const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: ${new URL(own.process.address).host}\r\n\r\n`;

  test("a few are answered, each in its turn", async () => {
    const socket = await openTo("GET /api/health HTTP/1.1");
    socket.write(`\r\n${get("/nope")}${get("/api/health")}`);
    let heard = "";
    socket.on("data", (data) => {
      heard += data;
    });
    await expect.poll(() => heard.match(/^HTTP\/1\.1 \d+/gm)).toEqual(["HTTP/1.1 200", "HTTP/1.1 404", "HTTP/1.1 200"]);
  });

  test("many end the connection and leave nothing open behind them", async () => {
    const page = await (await fetch(own.process.address)).text();
    const [file = ""] = /\/_next\/static\/[^"]+\.js/.exec(page) ?? [];
    for (const many of [9, TRIES]) {
      const socket = await openTo(`GET ${file} HTTP/1.1`);
      socket.pause();
      socket.write(`\r\n${get(file).repeat(many - 1)}`);
      if (many === TRIES) await once(socket.resume(), "close");
      else socket.destroy();
    }
    await expect.poll(() => openPageFiles(own.process.pid)).toBe(0);
  });
});

describe("bodies of strangers", () => {
  const megabyte = `100000\r\n${"x".repeat(0x100000)}\r\n`;

  test("a length over 64 KB is refused at once, whether or not anything follows", async () => {
    for (const more of ["", "expect: 100-continue\r\n"]) {
      const socket = await openTo("POST /api/agent HTTP/1.1");
      socket.write(`content-length: ${64 * 1024 + 1}\r\n${more}\r\n`);
      expect(await firstLine(socket)).toBe("HTTP/1.1 413 Payload Too Large");
    }
    const answer = await fetch(`${own.process.address}/api/agent`, { method: "POST", body: "x".repeat(20_000_000) });
    expect([answer.status, await answer.json()]).toEqual([
      413,
      { error: "The request is larger than 64 KB.", error_code: "PAYLOAD_TOO_LARGE" },
    ]);
  });

  test("chunks are counted, and bodies that never end cost next to nothing", async () => {
    const chunked = await openTo("POST /api/agent HTTP/1.1");
    chunked.write(`transfer-encoding: chunked\r\n\r\n${megabyte}`);
    expect(await firstLine(chunked)).toBe("HTTP/1.1 413 Payload Too Large");
    const before = residentMegabytes(own.process.pid);
    const unfinished = [
      `transfer-encoding: chunked\r\n\r\n${megabyte}`,
      `content-length: ${64 * 1024}\r\n\r\n${"x".repeat(60_000)}`,
    ];
    await repeat(TRIES, async () => {
      unfinished.reverse();
      const socket = await openTo("POST /api/chat HTTP/1.1");
      await new Promise((sent) => socket.write(unfinished[0] ?? "", sent));
    });
    // Answered after them, so they were taken.
    expect((await fetch(`${own.process.address}/api/health`)).status).toBe(200);
    expect(residentMegabytes(own.process.pid) - before).toBeLessThan(200);
  });
});

test("none of that keeps it from ending in good order", async () => {
  expect(await own.process.stop()).toBe(0);
});
