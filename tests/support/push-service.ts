import { createPublicKey, verify } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { createServer } from "node:https";
import { type BrowserSubscription, newBrowserSubscription } from "@/tests/support/browser-subscription";
import { TEST_CERTIFICATE, TEST_CERTIFICATE_KEY } from "@/tests/support/test-certificate";

/** How the service answers: with a status, or by keeping the connection open and saying nothing. */
type PushAnswer = { status: number; headers?: Record<string, string> } | "silence";

interface PushedMessage {
  headers: IncomingHttpHeaders;
  /** Decrypted as the browser does it. */
  payload: Record<string, unknown>;
  bytes: number;
  /** The claims of whoever sent it, if the signature is right. */
  claims: Record<string, unknown>;
}

export interface PushService {
  address: string;
  port: number;
  /** A browser that allowed notifications; what its messages are answered with, one after another, the last for good. */
  newBrowser(...answers: PushAnswer[]): BrowserSubscription & { messages: PushedMessage[] };
  /** Every connection anybody opened, whatever came of it. */
  connections(): number;
  stop(): Promise<void>;
}

const TAKEN: PushAnswer = { status: 201 };

/** A browser vendor's push service on this machine, over TLS. */
export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, (headers: IncomingHttpHeaders, body: Buffer) => PushAnswer>();
  let connections = 0;
  const server = createServer({ cert: TEST_CERTIFICATE, key: TEST_CERTIFICATE_KEY }, async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const answer = browsers.get(request.url ?? "")?.(request.headers, Buffer.concat(chunks)) ?? { status: 404 };
    if (answer !== "silence") response.writeHead(answer.status, answer.headers).end();
  });
  server.on("connection", () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const bound = server.address();
  const port = bound && typeof bound === "object" ? bound.port : 0;
  const address = `https://push.test:${port}`;
  return {
    address,
    port,
    connections: () => connections,
    newBrowser(...answers) {
      const path = `/send/${crypto.randomUUID()}`;
      const messages: PushedMessage[] = [];
      const subscription = newBrowserSubscription(address + path);
      browsers.set(path, (headers, body) => {
        messages.push({
          headers,
          bytes: body.length,
          get claims() {
            return claimsIn(headers);
          },
          get payload() {
            return Object(subscription.decrypt(body));
          },
        });
        return answers[Math.min(messages.length, answers.length) - 1] ?? TAKEN;
      });
      return { ...subscription, messages };
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** What the sender signed (RFC 8292). */
function claimsIn({ authorization = "" }: IncomingHttpHeaders): Record<string, unknown> {
  const [, token = "", key = ""] = /^vapid t=(\S+), k=(\S+)$/.exec(authorization) ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const jwk = { kty: "EC", crv: "P-256", x: coordinate(point, 1), y: coordinate(point, 33) };
  const publicKey = { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" as const };
  const isSigned = verify("sha256", Buffer.from(`${head}.${claims}`), publicKey, Buffer.from(signature, "base64url"));
  return isSigned ? JSON.parse(Buffer.from(claims, "base64url").toString("utf8")) : {};
}

const coordinate = (point: Buffer, from: number): string => point.subarray(from, from + 32).toString("base64url");
