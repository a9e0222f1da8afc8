import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import Provider from "oidc-provider";
import { atLocalhost } from "@/tests/support/at-localhost";

interface Claims {
  name?: string;
  email?: string;
  email_verified?: boolean;
}

export interface IdentityProvider {
  issuer: string;
  /** What Steward is started with. */
  env: Record<string, string>;
  /** What is known here about a login; everybody else may sign in too, with their login for a name. */
  directory: Map<string, Claims>;
  /** To be called once Steward's address is known. */
  register(address: string): void;
  /** As if the time for it had run out. */
  forgetCode(code: string): Promise<void>;
  stop(): Promise<void>;
}

const CLIENT = { client_id: "steward", client_secret: randomBytes(32).toString("hex") };

/** A certified OpenID provider on loopback, with the two pages a person sees there. It insists on PKCE. */
export async function startIdentityProvider(): Promise<IdentityProvider> {
  const directory = new Map<string, Claims>();
  let provider: Provider | undefined;
  const server = createServer((request, response) => {
    if (!provider) return void response.writeHead(503).end();
    const answer = request.url?.startsWith("/interaction/") ? personAt(provider) : provider.callback();
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const bound = server.address();
  const issuer = `http://127.0.0.1:${bound && typeof bound === "object" ? bound.port : 0}`;
  return {
    issuer,
    env: {
      OIDC_ISSUER: issuer,
      OIDC_ID: CLIENT.client_id,
      OIDC_SECRET: CLIENT.client_secret,
      OIDC_NAME: "Test identity",
    },
    directory,
    register(address) {
      provider = new Provider(issuer, settings(address, directory));
    },
    async forgetCode(code) {
      await (await provider?.AuthorizationCode.find(code))?.destroy();
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const settings = (address: string, directory: Map<string, Claims>) => ({
  clients: [
    { ...CLIENT, redirect_uris: [address, atLocalhost(address)].map((name) => `${name}/api/auth/callback/oidc`) },
  ],
  cookies: { keys: [randomBytes(32).toString("hex")] },
  claims: { openid: ["sub"], profile: ["name"], email: ["email", "email_verified"] },
  features: { devInteractions: { enabled: false } },
  pkce: { required: () => true },
  interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
  findAccount: (_: unknown, accountId: string) => ({
    accountId,
    claims: () => ({ sub: accountId, ...(directory.get(accountId) ?? { name: accountId }) }),
  }),
});

/** Who are you, and may Steward know? */
function personAt(provider: Provider): RequestListener {
  const show = async (request: IncomingMessage, response: ServerResponse) => {
    const { prompt } = await provider.interactionDetails(request, response);
    const fields =
      prompt.name === "login"
        ? '<label>Login <input name="login"></label><button name="answer" value="login">Sign in</button>'
        : '<button name="answer" value="allow">Allow</button>';
    const page = `<!doctype html><html lang="en"><head><link rel="icon" href="data:,"><title>Provider</title></head>
      <form method="post">${fields}<button name="answer" value="deny">Deny</button></form></html>`;
    response.writeHead(200, { "content-type": "text/html" }).end(page);
  };
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const { params, session } = await provider.interactionDetails(request, response);
    const form = new URLSearchParams(await text(request));
    if (form.get("answer") === "login") {
      return provider.interactionFinished(request, response, { login: { accountId: form.get("login") ?? "" } });
    }
    if (form.get("answer") !== "allow") {
      const refusal = { error: "access_denied", error_description: "The person said no" };
      return provider.interactionFinished(request, response, refusal);
    }
    const grant = new provider.Grant({ accountId: session?.accountId, clientId: params.client_id });
    grant.addOIDCScope(params.scope ?? "openid");
    return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
  };
  return (request, response) => {
    const answer = request.method === "POST" ? take : show;
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  };
}
