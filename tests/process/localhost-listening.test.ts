import { networkInterfaces } from "node:os";
import { expect, test } from "vitest";
import { commonServer, newServer } from "@/tests/support/test-server";

/** Not every machine has one. */
const hasIpv6 = Object.values(networkInterfaces()).some((found) => found?.some(({ address }) => address === "::1"));
const HOSTS = ["127.0.0.1", "localhost", ...(hasIpv6 ? ["[::1]"] : [])];

/** Its HOST says 127.0.0.1. */
const common = commonServer();

const health = async (host: string, port: string) => (await fetch(`http://${host}:${port}/api/health`)).status;

test("where HOST says nothing, localhost is answered whichever of its addresses a program tries", async () => {
  const server = await newServer({ HOST: "" });
  const { port, hostname } = new URL(server.address);
  expect(hostname).toBe("127.0.0.1");
  for (const host of HOSTS) expect([host, await health(host, port)]).toEqual([host, 200]);
  // Connections that are kept for the next request hold nothing up.
  expect(await server.stop()).toBe(0);
});

test("where it says 127.0.0.1, nothing else is listened on", async () => {
  const { port } = new URL(common.address);
  expect(await health("127.0.0.1", port)).toBe(200);
  await expect(health("[::1]", port)).rejects.toThrow("fetch failed");
});
