import { isOpenedBrowser } from "@/lib/auth/opened-browser";
import { isLoopbackAddress, isLoopbackHost } from "@/lib/domain/loopback";
import { StewardError } from "@/lib/domain/steward-error";
import { configuration } from "@/lib/platform/configuration";

/**
 * The framework adds forwarded headers of its own before a handler runs, so the server marks requests that came straight
 * from a browser on arrival (scripts/serve.mjs), with a key that nobody can guess.
 */
const DIRECT_REQUEST_HEADER = "x-steward-direct";

/**
 * Signing in with nothing but a name is for the person at this machine. By `name` it closes at every sign of somebody
 * else: an unknown Host means DNS rebinding; a public address, a forwarded header or HTTP/1.0 mean a proxy that may carry
 * strangers. A proxy that shows none of these cannot be told from a browser: behind one, `link` is right.
 */
export function isLocalSignInOpen(headers: Headers): boolean {
  const { localSignIn } = configuration();
  if (localSignIn === "link") return isOpenedBrowser(headers);
  if (localSignIn === "name") return isAtThisMachine(headers);
  return localSignIn === "anyone";
}

/** A browser says where a form was sent from. What does not is no browser, and a name is for people. */
export function requireBrowserAtThisMachine({ headers }: Request): void {
  if (configuration().localSignIn !== "name" || headers.get("origin") !== null) return;
  throw new StewardError("FORBIDDEN", "Sign in on the page: this request does not say where it came from.");
}

export function isDirectRequest(headers: Headers): boolean {
  const key = process.env.STEWARD_DIRECT_KEY;
  return key !== undefined && key !== "" && headers.get(DIRECT_REQUEST_HEADER) === key;
}

function isAtThisMachine(headers: Headers): boolean {
  const { listensOnLoopback, NEXTAUTH_URL } = configuration();
  const isPublic = NEXTAUTH_URL !== undefined && !isLoopbackHost(new URL(NEXTAUTH_URL).hostname);
  const isAsked = isLoopbackAddress(headers.get("host") ?? "");
  return listensOnLoopback && !isPublic && isDirectRequest(headers) && isAsked;
}
