/** The little of it that tests/support/identity-provider.ts uses; the package brings no types. */
declare module "oidc-provider" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  interface Interaction {
    uid: string;
    prompt: { name: string };
    params: { client_id?: string; scope?: string };
    session?: { accountId: string };
  }

  interface StoredCode {
    destroy(): Promise<void>;
  }

  export default class Provider {
    constructor(issuer: string, configuration: object);
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>;
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>;
    Grant: new (about: {
      accountId: string | undefined;
      clientId: string | undefined;
    }) => { addOIDCScope(scope: string): void; save(): Promise<string> };
    AuthorizationCode: { find(code: string): Promise<StoredCode | undefined> };
  }
}
