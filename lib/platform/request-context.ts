import { AsyncLocalStorage } from "node:async_hooks";

/** What every line of the log of one request shares. */
export interface RequestContext {
  requestId: string;
  userId?: string;
}

export const requestContext = new AsyncLocalStorage<RequestContext>();
