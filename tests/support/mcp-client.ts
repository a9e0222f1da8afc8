import { Client, type ClientOptions, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";

/** The two ways of speaking that are in use: with a handshake, and with everything in each request. */
export const ERAS = { "2025": { mode: "legacy" }, "2026": { mode: { pin: "2026-07-28" } } } as const;

export type Era = keyof typeof ERAS;

/** The official client, connected with a token. */
export async function connectMcp(
  address: string,
  token: string,
  era: Era,
  options: ClientOptions = {},
): Promise<Client> {
  const client = new Client({ name: "test", version: "1.0.0" }, { ...options, versionNegotiation: ERAS[era] });
  const requestInit = { headers: { authorization: `Bearer ${token}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL("/api/mcp", address), { requestInit }));
  return client;
}
