import { isLoopbackHost } from "@/lib/domain/loopback";
import { configuration } from "@/lib/platform/configuration";

/**
 * Signing in with nothing but a name is for the person at this machine. It is open only while no real provider is set
 * up, the server listens on loopback, and the request came straight from a browser here: an unknown Host means DNS
 * rebinding, a forwarded header means a proxy that may carry strangers. The framework adds forwarded headers of its own
 * before a handler runs, so the server marks direct requests on arrival (scripts/serve.mjs) with a key nobody can guess.
 */
export const DIRECT_REQUEST_HEADER = "x-steward-direct";

export function isLocalSignInOpen(headers: Headers): boolean {
  const { hasSignInProvider, listensOnLoopback, ALLOW_LOCAL_SIGN_IN } = configuration();
  if (hasSignInProvider) return false;
  if (ALLOW_LOCAL_SIGN_IN) return true;
  return listensOnLoopback && isDirectRequest(headers) && hasLoopbackHost(headers);
}

export function isDirectRequest(headers: Headers): boolean {
  const key = process.env.STEWARD_DIRECT_KEY;
  return key !== undefined && key !== "" && headers.get(DIRECT_REQUEST_HEADER) === key;
}

function hasLoopbackHost(headers: Headers): boolean {
  const host = headers.get("host") ?? "";
  return isLoopbackHost(host.replace(/:\d+$/, ""));
}
