import { get, type IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { commonServer } from "@/tests/support/test-server";

const server = commonServer();

/** Asks for a path as a browser does in whose address bar somebody typed "localhost". */
function askAsLocalhost(path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  const host = `localhost:${new URL(server.address).port}`;
  return new Promise((resolve, reject) => {
    get(server.address + path, { headers: { host, ...headers } }, (answer) => resolve(answer.resume())).on(
      "error",
      reject,
    );
  });
}

test.each(["/", "/tasks?show=done", "/c/1//evil.example"])(
  "who typed localhost%s is led to the address that sign-in returns to",
  async (path) => {
    const { statusCode, headers } = await askAsLocalhost(path);
    expect([statusCode, headers.location]).toEqual([307, server.address + path]);
  },
);

test("and finds the page there", async () => {
  const { headers } = await askAsLocalhost("/");
  expect((await fetch(String(headers.location), { redirect: "error" })).status).toBe(200);
});

test("a program is answered under that name too: a redirect would lose its token", async () => {
  expect((await askAsLocalhost("/api/health")).statusCode).toBe(200);
  expect((await askAsLocalhost("/api/tasks", { authorization: "Bearer stw_none" })).statusCode).toBe(401);
});

test("behind a proxy the name is the proxy's affair", async () => {
  expect((await askAsLocalhost("/", { "x-forwarded-for": "192.0.2.1" })).statusCode).toBe(200);
});
